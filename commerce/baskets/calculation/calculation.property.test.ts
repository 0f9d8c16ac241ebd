import fc from 'fast-check'
import { sumMinor } from '../../money'
import { TaxTable } from '../../tax/tax.rules'
import { testFacts, testProduct } from '../../testing/basket-facts-for-tests'
import { anyPromotion, CATEGORIES } from '../../testing/promotion-arbitraries'
import { createPromotion } from '../../testing/promotions-for-tests'
import { createBasketDocument, type BasketDocument } from '../model/basket-document.schemas'
import { toTotals } from '../wire/wire-lines'
import { calculateBasket } from './calculation.rules'

const METHOD = {
  id: 'Ground',
  name: 'Ground',
  taxClassId: 'shipping',
  isPickup: false,
  priceTable: [
    { minAmountMinor: 0, rateMinor: 895 },
    { minAmountMinor: 7500, rateMinor: 0 },
  ],
  currency: 'USD',
  addressRule: {},
  custom: {},
}
const RATES = [
  { countryCode: 'US', stateCode: 'IL', taxClassId: 'standard', rate: 0.0725 },
  { countryCode: 'US', stateCode: 'IL', taxClassId: 'shipping', rate: 0.0625 },
]
const PRODUCTS = ['box', 'bar', 'truffle', 'card']
const products = PRODUCTS.map((id, index) =>
  testProduct(
    id,
    {},
    {
      categoryIds: [CATEGORIES[index] ?? 'cards'],
      unitPriceMinor: (quantity) => (quantity >= 10 ? 899 : 999) + index * 531,
      priceInBook: () => 450,
    },
  ),
)

const anyItem = fc.record({
  productId: fc.constantFrom(...PRODUCTS, 'gone'),
  quantity: fc.integer({ min: 1, max: 15 }),
  shipmentId: fc.constantFrom('me', 'other'),
  bonusDiscountLineItemId: fc.constantFrom(undefined, undefined, undefined, 'bonus-p0'),
})
const anyBasket = fc.record({
  items: fc.array(anyItem, { maxLength: 7 }),
  stateCode: fc.constantFrom('IL', undefined),
  shippingMethodId: fc.constantFrom('Ground', undefined),
  promotions: fc.array(anyPromotion, { maxLength: 5 }),
})

function toDocument({ items, ...shipped }: Omit<BasketLike, 'promotions'>): BasketDocument {
  const { stateCode, shippingMethodId } = shipped
  return {
    ...createBasketDocument(),
    items: items.map((item, index) => ({ ...item, itemId: `i${index}`, gift: false, custom: {} })),
    shipments: ['me', 'other'].map((shipmentId) => ({
      shipmentId,
      shippingAddress: stateCode ? { stateCode, countryCode: 'US', custom: {} } : undefined,
      shippingMethodId,
      gift: false,
      custom: {},
    })),
  }
}
type BasketLike = typeof anyBasket extends fc.Arbitrary<infer Value> ? Value : never

test('lines, shipments and totals agree to the cent, whatever promotions apply', () => {
  fc.assert(
    fc.property(anyBasket, ({ promotions, ...given }) => {
      const facts = testFacts(products, {
        shippingMethods: [METHOD],
        taxTable: new TaxTable(RATES),
        promotions: promotions.map((one, index) => createPromotion(`p${index}`, one)),
      })
      const document = toDocument(given)
      const basket = calculateBasket(document, facts)
      expect(calculateBasket(document, facts)).toEqual(basket)
      for (const line of basket.lines) {
        const off = sumMinor(line.adjustments.map(({ minor }) => minor))
        expect(line.afterItemMinor).toBe(line.priceMinor - off)
        expect(line.afterOrderMinor).toBeGreaterThanOrEqual(0)
        expect(line.afterOrderMinor).toBeLessThanOrEqual(line.afterItemMinor)
      }
      for (const one of basket.shipments) {
        const own = basket.lines.filter(({ item }) => item.shipmentId === one.shipment.shipmentId)
        expect(one.productTotalMinor).toBe(sumMinor(own.map((line) => line.afterOrderMinor)))
        const off = sumMinor(one.shippingAdjustments.map(({ minor }) => minor))
        expect(one.shippingMinor).toBe(one.shippingBaseMinor - off)
        expect(one.shippingMinor).toBeGreaterThanOrEqual(0)
      }
      const afterItems = sumMinor(basket.lines.map((line) => line.afterItemMinor))
      const offOrder = sumMinor(basket.orderAdjustments.map(({ minor }) => minor))
      expect(basket.productTotalMinor).toBe(afterItems - offOrder)
      const wire = toTotals(basket)
      const sum = wire.productTotal + wire.shippingTotal + wire.taxTotal
      expect(sum.toFixed(2)).toBe(wire.orderTotal.toFixed(2))
      expect(basket.orderTotalMinor).toBeGreaterThanOrEqual(0)
      // every bought line is still there: the calculation adds and removes only bonus products
      const bought = document.items.filter((item) => !item.bonusDiscountLineItemId)
      expect(basket.lines.filter(({ isBonus }) => !isBonus)).toHaveLength(bought.length)
    }),
    { numRuns: 500 },
  )
})
