/** @jest-environment jest-fixed-jsdom */
import { act, renderHook } from '@testing-library/react'
import { useProductQuantity } from './use-product-quantity'

const show = (start?: number) =>
  renderHook((given: { start?: number }) => useProductQuantity(undefined, given.start), {
    initialProps: { start },
  })

beforeEach(() => jest.useFakeTimers())

test('a typed quantity applies after a typing pause of 400 ms [PDP-061]', () => {
  const { result } = renderHook(() => useProductQuantity(20))
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))
  act(() => result.current.type('3'))
  wait(300)
  act(() => result.current.type('30'))
  wait(399)
  expect(result.current).toMatchObject({ quantity: 1, text: '30' })
  wait(1)
  expect(result.current).toMatchObject({ quantity: 20, text: '20', notice: 'QUANTITIES_REDUCED' })
})

test('the quantity of an edited line is shown once the bag is loaded', () => {
  const { result, rerender } = show()
  rerender({ start: 3 })
  expect(result.current.text).toBe('3')
})

test('a quantity entered before the bag is loaded stays', () => {
  const { result, rerender } = show()
  act(() => result.current.type('7'))
  rerender({ start: 3 })
  expect(result.current.text).toBe('7')
})

test('a quantity entered while another is added stays', () => {
  const { result } = show(25)
  act(() => result.current.step(1))
  act(() => result.current.reset(25))
  expect(result.current.quantity).toBe(26)
  act(() => result.current.reset(26))
  expect(result.current.text).toBe('25')
})
