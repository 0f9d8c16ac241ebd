import { tierAt, toPriceTiers } from './price-tiers'

test('tiers of all price books are merged to the lowest prices', () => {
  const tiers = toPriceTiers([
    { quantity: 1, price: 16 },
    { quantity: 50, price: 12 },
    { quantity: 1, price: 15 },
    { quantity: 25, price: 13 },
    // the same price as from 50 pieces on: no separate tier
    { quantity: 100, price: 12 },
  ])
  expect(tiers).toEqual([
    { quantity: 1, price: 15 },
    { quantity: 25, price: 13 },
    { quantity: 50, price: 12 },
  ])
})

test('a single price has no tiers', () => {
  expect(toPriceTiers([{ quantity: 1, price: 16 }])).toEqual([])
  expect(toPriceTiers([])).toEqual([])
})

test.each([
  [1, 15],
  [24, 15],
  [25, 13],
  [49, 13],
  [999, 12],
])('%i pieces cost %i each', (quantity, price) => {
  const tiers = [
    { quantity: 1, price: 15 },
    { quantity: 25, price: 13 },
    { quantity: 50, price: 12 },
  ]
  expect(tierAt(tiers, quantity)?.price).toBe(price)
})
