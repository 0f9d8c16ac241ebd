import { totalOf } from './set-order'

test.each([
  ['nothing', [], 0],
  ['cents stay whole', [{ productId: 'a', quantity: 3, price: 0.1 }], 0.3],
  [
    'each as often as it is taken',
    [
      { productId: 'a', quantity: 2, price: 19.99 },
      { productId: 'b', quantity: 1, price: 8 },
    ],
    47.98,
  ],
])('together: %s', (_name, lines, total) => {
  expect(totalOf(lines)).toBe(total)
})
