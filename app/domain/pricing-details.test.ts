import { earningsOf, pricingDetailsOf } from './pricing-details'

test('a case: the list price and a unit of it, what stays, and how much that is', () => {
  const details = pricingDetailsOf({ amount: 71.28, list: 118.8 }, 24)
  expect(details).toEqual({
    standard: { price: 118.8, pricePerUnit: 4.95 },
    discountAmount: 47.52,
    discountPercent: 40,
  })
  expect(earningsOf(details, 3)).toBe(142.56)
})

test('without a higher list price nothing stays', () => {
  expect(pricingDetailsOf({ amount: 18 })).toEqual({
    standard: { price: 18, pricePerUnit: 18 },
    discountAmount: 0,
    discountPercent: 0,
  })
  expect(pricingDetailsOf({ amount: 0 }).discountPercent).toBe(0)
})
