/** @jest-environment jest-fixed-jsdom */
import { act, renderHook } from '@testing-library/react'
import { useProductQuantity } from './use-product-quantity'

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
