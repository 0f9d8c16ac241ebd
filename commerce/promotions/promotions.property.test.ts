import fc from 'fast-check'
import { anonymousSituation } from '../shopper-context/shopper-situation'
import { createLine, createPromotion, createShipment } from '../testing/promotions-for-tests'
import { promoteBasket } from './apply-promotions'

const NOW = new Date('2026-12-01T12:00:00Z')
const CATEGORIES = ['boxes', 'bars', 'truffles']
const SHIPMENTS = ['me', 'other']

const minor = fc.nat({ max: 9999 })
const selection = fc.oneof(
  fc.constant({}),
  fc.constantFrom(...CATEGORIES).map((id) => ({
    included: [[{ kind: 'category', ids: [id] }]],
  })),
  fc.constantFrom(...CATEGORIES).map((id) => ({
    excluded: [[{ kind: 'category', ids: [id] }]],
  })),
)
const price = fc.oneof(
  fc.nat({ max: 100 }).map((percentage) => ({ type: 'percentage', percentage })),
  minor.map((amountMinor) => ({ type: 'amount', amountMinor })),
  minor.map((amountMinor) => ({ type: 'fixed_price', amountMinor })),
  minor.map((amountMinor) => ({ type: 'total_fixed_price', amountMinor })),
  fc.constant({ type: 'free' }),
  fc.constant({ type: 'price_book_price', priceBookId: 'vip' }),
)
const extra = fc.oneof(
  fc.constant({ type: 'free_shipping' }),
  minor.map((amountMinor) => ({ type: 'fixed_shipping', amountMinor })),
  fc.constant({ type: 'bonus', productIds: ['card'] }),
  fc.constant({ type: 'bonus_choice', products: [{ productId: 'card' }], maxItems: 2 }),
)
const constraint = fc.record({ quantity: fc.integer({ min: 1, max: 4 }), selection })
const rule = fc.oneof(
  fc
    .array(fc.record({ threshold: fc.nat({ max: 8000 }), discount: fc.oneof(price, extra) }), {
      minLength: 1,
      maxLength: 3,
    })
    .map((tiers) => ({ tiers })),
  fc
    .array(
      fc.record({
        buy: fc.array(constraint, { maxLength: 2 }),
        get: fc.array(constraint, { minLength: 1, maxLength: 2 }),
        isExact: fc.boolean(),
        discount: price,
      }),
      { minLength: 1, maxLength: 2 },
    )
    .map((deals) => ({ deals })),
)
const promotion = fc
  .tuple(
    rule,
    fc.record({
      promotionClass: fc.constantFrom('product', 'order', 'shipping'),
      exclusivity: fc.constantFrom('no', 'no', 'no', 'class', 'global'),
      condition: fc.constantFrom('amount', 'quantity'),
      qualifying: selection,
      discounted: selection,
      identicalProducts: fc.boolean(),
      excludesDiscounted: fc.boolean(),
      prohibitsOthers: fc.boolean(),
    }),
    fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
  )
  .map(([given, more, maxApplications]) => ({
    ...given,
    ...more,
    ...(maxApplications && { maxApplications }),
  }))
const line = fc.record({
  unitMinor: minor,
  quantity: fc.integer({ min: 1, max: 12 }),
  categoryId: fc.constantFrom(...CATEGORIES),
  shipmentId: fc.constantFrom(...SHIPMENTS),
})

const sum = (amounts: number[]) => amounts.reduce((total, one) => total + one, 0)

test('whatever the promotions and the basket: all adds up, and nothing is below zero', () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 6 }),
      fc.array(promotion, { maxLength: 5 }),
      (given, definitions) => {
        const lines = given.map(({ unitMinor, quantity, categoryId, shipmentId }, index) =>
          createLine(`i${index}`, unitMinor * quantity, quantity, {
            shipmentId,
            categoryIds: [categoryId],
            priceInBook: () => Math.floor(unitMinor / 2),
          }),
        )
        const promotions = definitions.map((one, index) => createPromotion(`p${index}`, one))
        const applied = promoteBasket(
          {
            lines,
            shipments: SHIPMENTS.map((id) => createShipment(id)),
            coupons: [],
            currency: 'USD',
            paymentMethodIds: [],
          },
          promotions,
          anonymousSituation(NOW),
        )
        const states = lines.map(({ itemId, priceMinor }) => {
          const state = applied.lines.get(itemId)
          if (!state) throw new Error('A line is lost.')
          const off = sum(state.adjustments.map((one) => one.minor))
          expect(state.afterItemMinor).toBe(priceMinor - off)
          expect(state.afterOrderMinor).toBeGreaterThanOrEqual(0)
          expect(state.afterOrderMinor).toBeLessThanOrEqual(state.afterItemMinor)
          return state
        })
        const offOrder = sum(applied.orderAdjustments.map((one) => one.minor))
        expect(sum(states.map((one) => one.afterOrderMinor))).toBe(
          sum(states.map((one) => one.afterItemMinor)) - offOrder,
        )
        for (const shipping of applied.shipments.values()) {
          const off = sum(shipping.adjustments.map((one) => one.minor))
          expect(shipping.priceMinor).toBe(shipping.basePriceMinor - off)
          expect(shipping.priceMinor).toBeGreaterThanOrEqual(0)
        }
        const all = [
          ...applied.orderAdjustments,
          ...states.flatMap((one) => one.adjustments),
          ...[...applied.shipments.values()].flatMap((one) => one.adjustments),
        ]
        expect(all.every((one) => Number.isInteger(one.minor) && one.minor > 0)).toBe(true)
      },
    ),
    { numRuns: 500 },
  )
})
