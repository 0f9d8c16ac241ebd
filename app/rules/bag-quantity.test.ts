import { decideQuantity, parseQuantity, reduceToStock } from './bag-quantity'

test.each([
  ['the same', { requested: 2 }, { kind: 'unchanged' }],
  ['none [CART-003]', { requested: 0 }, { kind: 'confirm-removal' }],
  ['the most', { requested: 999, stock: 5000 }, { kind: 'update', quantity: 999 }],
  ['too many [CART-006]', { requested: 1000, stock: 5000 }, { kind: 'too-many' }],
  ['all there is', { requested: 12, stock: 12 }, { kind: 'update', quantity: 12 }],
  [
    'more than there is [CART-020]',
    { requested: 13, stock: 12 },
    { kind: 'reduce', from: 13, quantity: 12 },
  ],
  ['more, none left', { requested: 3, stock: 0 }, { kind: 'exceeds-stock', available: 0 }],
  [
    'more over two lines [CART-005, CART-020]',
    { requested: 9, stock: 12, inOtherLines: 4 },
    { kind: 'exceeds-stock', available: 12 },
  ],
  [
    'as many over two lines',
    { requested: 8, stock: 12, inOtherLines: 4 },
    { kind: 'update', quantity: 8 },
  ],
  ['fewer while stock fell', { requested: 1, stock: 0 }, { kind: 'update', quantity: 1 }],
  [
    'more than an order may hold',
    { requested: 8, limit: 5, inOtherLines: 1 },
    { kind: 'update', quantity: 4 },
  ],
  ['more, and the order full', { requested: 8, limit: 4, inOtherLines: 2 }, { kind: 'unchanged' }],
  [
    'more than an order may hold, and than there is',
    { requested: 30, limit: 25 },
    { kind: 'reduce', from: 30, quantity: 20 },
  ],
  ['fewer than too many', { requested: 8, current: 9, limit: 5 }, { kind: 'update', quantity: 8 }],
  ['unknown stock', { requested: 40, stock: undefined }, { kind: 'update', quantity: 40 }],
])('%s', (_name, question, decision) => {
  expect(decideQuantity({ current: 2, inOtherLines: 0, stock: 20, ...question })).toEqual(decision)
})

test('a line that outgrew its stock is reduced only alone [CART-020]', () => {
  expect(reduceToStock(5, 3, 0)).toEqual({ kind: 'reduce', from: 5, quantity: 3 })
  expect(reduceToStock(5, 3, 1)).toEqual({ kind: 'exceeds-stock', available: 3 })
  expect(reduceToStock(5, -2, 0)).toEqual({ kind: 'exceeds-stock', available: 0 })
})

test.each([
  ['7', 7],
  [' 12 ', 12],
  ['0', 0],
  ['', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['two', undefined],
])('%j reads as %s', (typed, quantity) => {
  expect(parseQuantity(typed)).toBe(quantity)
})
