import { earningsOf, pricingDetailsOf, readPricingDetails } from './pricing-details'

test('a case: the list price and a unit of it, what stays, and how much that is [PDP-027, PDP-042, PDP-098]', () => {
  const details = pricingDetailsOf({ amount: 71.28, list: 118.8 }, 'USD', 24)
  expect(details).toEqual({
    standard: { price: 118.8, pricePerUnit: 4.95 },
    discountAmount: 47.52,
    discountPercent: 40,
  })
  expect(earningsOf(details, 3)).toBe(142.56)
  // rounded to a whole percent
  expect(pricingDetailsOf({ amount: 5, list: 15 }, 'USD').discountPercent).toBe(67)
})

test('without a higher list price nothing stays', () => {
  expect(pricingDetailsOf({ amount: 18 }, 'USD')).toEqual({
    standard: { price: 18, pricePerUnit: 18 },
    discountAmount: 0,
    discountPercent: 0,
  })
  expect(pricingDetailsOf({ amount: 0 }, 'USD').discountPercent).toBe(0)
})

const DETAILS = {
  standard: { price: 118.8, pricePerUnit: 4.95 },
  discountAmount: 47.52,
  discountPercent: 40,
}
test('the service may return them itself [PDP-042]', () => {
  expect(readPricingDetails({ ...DETAILS, more: 1 })).toEqual(DETAILS)
})

test.each([
  undefined,
  null,
  'x',
  {},
  { ...DETAILS, standard: 5 },
  { ...DETAILS, discountPercent: '40' },
])('%j contains nothing usable', (value) => expect(readPricingDetails(value)).toBeUndefined())
