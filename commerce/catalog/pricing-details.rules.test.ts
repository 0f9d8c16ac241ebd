import { toProductPrices } from '../pricing/pricing.rules'
import { toPricingDetails } from './pricing-details.rules'

const prices = (list: number, sale?: number) => {
  const row = (priceBookId: string, bookRank: number, amountMinor: number) => ({
    priceBookId,
    bookRank,
    amountMinor,
    minQuantity: 1,
  })
  return toProductPrices([
    row('list', 0, list),
    ...(sale === undefined ? [] : [row('fundraising', 1, sale)]),
  ])
}

test.each([
  ['a case', prices(11880, 7128), { isCase: true, caseQuantity: 24 }, [118.8, 4.95, 47.52, 40]],
  [
    'a case with attributes as text',
    prices(10800, 5400),
    { isCase: 'true', caseQuantity: '36' },
    [108, 3, 54, 50],
  ],
  ['a product that is not a case', prices(1800, 1200), { caseQuantity: 6 }, [18, 18, 6, 33]],
  ['a case without a quantity', prices(1800, 1200), { isCase: true }, [18, 18, 6, 33]],
  ['no higher list price', prices(1800), {}, [18, 18, 0, 0]],
  ['a free product', prices(0), {}, [0, 0, 0, 0]],
])('%s [PDP-042, PDP-098]', (_name, given, custom, [price, pricePerUnit, amount, percent]) => {
  expect(toPricingDetails(given, custom, 'USD')).toEqual({
    standard: { price, pricePerUnit },
    discountAmount: amount,
    discountPercent: percent,
  })
})

test('there are no pricing details without a price', () => {
  expect(toPricingDetails(undefined, {}, 'USD')).toBeUndefined()
  expect(toPricingDetails(toProductPrices([]), {}, 'USD')).toBeUndefined()
})
