/** @jest-environment jest-fixed-jsdom */
import { act, renderHook } from '@testing-library/react'
import { SUGGESTION_DEBOUNCE_MS } from '@/rules/search-suggestions'
import { useDebounced } from './use-suggestions'

test('a text is updated after a typing pause of 200 ms [SRCH-014]', () => {
  jest.useFakeTimers()
  const { result, rerender } = renderHook(
    ({ text }) => useDebounced(text, SUGGESTION_DEBOUNCE_MS),
    { initialProps: { text: 'cho' } },
  )
  rerender({ text: 'choc' })
  act(() => jest.advanceTimersByTime(150))
  rerender({ text: 'choco' })
  act(() => jest.advanceTimersByTime(199))
  expect(result.current).toBe('cho')
  act(() => jest.advanceTimersByTime(1))
  expect(result.current).toBe('choco')
})
