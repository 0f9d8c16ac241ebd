import { tierAt, toPriceTiers } from './price-tiers'

test('the steps of all price books together, lowest first asked for', () => {
  const steps = toPriceTiers([
    { quantity: 1, price: 16 },
    { quantity: 50, price: 12 },
    { quantity: 1, price: 15 },
    { quantity: 25, price: 13 },
    // no lower than from 50 on: no step of its own
    { quantity: 100, price: 12 },
  ])
  expect(steps).toEqual([
    { quantity: 1, price: 15 },
    { quantity: 25, price: 13 },
    { quantity: 50, price: 12 },
  ])
})

test('one price is no table', () => {
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
