import fc from 'fast-check'
import { adjustItem } from './baskets/calculation/manual-adjustments.rules'
import { containedTaxMinor, percentOf, taxMinor, toRate } from './percentages'
import { discountMinor } from './promotions/discount.rules'
import { prorate } from './promotions/prorate'
import { shippingPriceMinor } from './shipping/shipping-price.rules'
import { testDocument } from './testing/basket-facts-for-tests'

const MAX_HUNDREDTHS = 10_000

/** In exact integers: hundredths of a percent of an amount, rounded half up. */
function exactly(minor: number, hundredths: number): number {
  return Number((2n * BigInt(minor) * BigInt(hundredths) + 10_000n) / 20_000n)
}

const ADJUSTMENT = {
  priceAdjustmentId: '1',
  promotionId: 'manual',
  level: 'product',
  itemId: 'a',
  createdBy: '',
  createdAt: '',
  lastModified: '',
  custom: {},
} as const
const atPrice = (rateMinor: number) => ({ priceTable: [{ minAmountMinor: 0, rateMinor }] })

it.each([
  [1500, 19.9, 299],
  [4995, 10, 500],
  [1005, 10, 101],
  [250, 1.4, 4],
  [150, 57, 86],
  [50, 1, 1],
  [49, 1, 0],
  [1000, 33.33, 333],
  [100, 100, 100],
  [100, 0, 0],
  [9_007_199_254_740_991, 50, 4_503_599_627_370_496],
])('of %i cents, %d %% are %i', (minor, percentage, expected) => {
  expect(percentOf(minor, percentage)).toBe(expected)
})

it('every percentage with two decimals is exact at every half cent', () => {
  for (let hundredths = 0; hundredths <= MAX_HUNDREDTHS; hundredths += 1) {
    for (const minor of [1500, 4995, 1995, 250, 12_345, 999_999_950]) {
      const off = percentOf(minor, hundredths / 100)
      if (off !== exactly(minor, hundredths)) expect([minor, hundredths, off]).toEqual([])
    }
  }
})

it('a percentage is the same everywhere it meets an amount', () => {
  const anyHundredths = fc.nat({ max: MAX_HUNDREDTHS })
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000_000 }), anyHundredths, (minor, hundredths) => {
      const percentage = hundredths / 100
      const expected = exactly(minor, hundredths)
      const discount = { type: 'percentage', percentage } as const
      const document = testDocument([], { manualAdjustments: [{ ...ADJUSTMENT, discount }] })
      const priceTable = [{ minAmountMinor: 0, rateMinor: 0, percentage }]
      expect(percentOf(minor, percentage)).toBe(expected)
      expect(taxMinor(minor, hundredths / 10_000)).toBe(expected)
      expect(discountMinor(discount, minor)).toBe(expected)
      expect(adjustItem(document, 'a', minor)).toMatchObject([{ minor: expected }])
      expect(shippingPriceMinor({ priceTable, base: atPrice(minor) }, [])).toBe(minor + expected)
    }),
    { numRuns: 2000 },
  )
})

it('the shares of an amount are exact and add up to it, however high they are', () => {
  const anyWeights = fc.array(fc.nat({ max: 2_000_000_000 }), { minLength: 1, maxLength: 9 })
  fc.assert(
    fc.property(fc.nat({ max: 2_000_000_000 }), anyWeights, (minor, weights) => {
      const whole = weights.reduce((sum, weight) => sum + weight, 0)
      fc.pre(whole > 0)
      const shares = prorate(minor, weights)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(minor)
      for (const [at, share] of shares.entries()) {
        const exact = (BigInt(minor) * BigInt(weights[at] ?? 0)) / BigInt(whole)
        expect([Number(exact), Number(exact) + 1]).toContain(share)
      }
    }),
    { numRuns: 2000 },
  )
})

it('contained tax is exact', () => {
  const anyRate = fc.nat({ max: 10_000 })
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000_000 }), anyRate, (minor, hundredths) => {
      const whole = 10_000n + BigInt(hundredths)
      const expected = (2n * BigInt(minor) * BigInt(hundredths) + whole) / (2n * whole)
      expect(containedTaxMinor(minor, hundredths / 10_000)).toBe(Number(expected))
    }),
  )
})

it('a percentage is written as a rate without floating-point digits', () => {
  expect([19.9, 10.1, 33.33, 57].map(toRate)).toEqual([0.199, 0.101, 0.3333, 0.57])
})
