import { toPlacements } from './placements.rules'

const at = (productId: string, placement: 'auto' | 'top' | 'bottom', categoryId = 'a') => ({
  categoryId,
  productId,
  placement,
  isPrimary: false,
})

test('products stand as written, those marked top before them, bottom after them', () => {
  const placed = toPlacements([
    at('1', 'auto'),
    at('2', 'bottom'),
    at('3', 'auto'),
    at('4', 'top'),
    at('5', 'auto', 'b'),
  ])
  const order = (categoryId: string) =>
    placed
      .filter((placement) => placement.categoryId === categoryId)
      .map(({ productId, position }) => `${position}:${productId}`)
  expect(order('a')).toEqual(['1:4', '2:1', '3:3', '4:2'])
  expect(order('b')).toEqual(['1:5'])
})
