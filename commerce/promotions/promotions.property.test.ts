import fc from 'fast-check'
import { anonymousPricingContext } from '../pricing/pricing-context'
import { anyMinor, anyPromotion, CATEGORIES } from '../testing/promotion-arbitraries'
import { createLine, createPromotion, createShipment } from '../testing/promotions-for-tests'
import { promoteBasket } from './apply-promotions'

const NOW = new Date('2026-12-01T12:00:00Z')
const SHIPMENTS = ['me', 'other']

const line = fc.record({
  unitMinor: anyMinor,
  quantity: fc.integer({ min: 1, max: 12 }),
  categoryId: fc.constantFrom(...CATEGORIES),
  shipmentId: fc.constantFrom(...SHIPMENTS),
})

const sum = (amounts: number[]) => amounts.reduce((total, one) => total + one, 0)

test('for random promotions and baskets all amounts add up and none is negative', () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 6 }),
      fc.array(anyPromotion, { maxLength: 5 }),
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
          anonymousPricingContext(NOW),
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
