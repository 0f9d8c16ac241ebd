import { act, renderHook } from '@testing-library/react'
import { useProductQuantity } from './use-product-quantity'

const show = (start?: number) =>
  renderHook((given: { start?: number }) => useProductQuantity(undefined, given.start), {
    initialProps: { start },
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
