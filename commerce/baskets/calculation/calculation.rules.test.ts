import { sumMinor } from '../../money'
import { exclude } from '../../testing/address-rules'
import { TaxTable } from '../../tax/tax.rules'
import { createBasketDocument, type BasketDocument } from '../model/basket-document.schemas'
import type { BasketFacts } from '../model/basket-facts'
import { toTotals } from '../wire/wire-lines'
import { calculateBasket } from './calculation.rules'

const product = (unitMinor: number, taxClassId = 'standard') => ({
  name: 'Box',
  categoryIds: [],
  taxClassId,
  isSellable: true,
  minOrderQuantity: 1,
  stepQuantity: 1,
  unitPriceMinor: (quantity: number) => (quantity >= 10 ? unitMinor - 100 : unitMinor),
})

const method = {
  id: 'GroundDisc',
  name: 'Ground',
  taxClassId: 'shipping',
  isPickup: false,
  priceTable: [
    { minAmountMinor: 0, rateMinor: 895 },
    { minAmountMinor: 7500, rateMinor: 0 },
  ],
  currency: 'USD',
  addressRule: { excluded: [exclude('stateCode', 'AK')] },
  custom: {},
}

const facts: BasketFacts = {
  currency: 'USD',
  defaultInventoryListId: 'warehouse',
  products: new Map([
    ['box', product(1999)],
    ['bar', product(333, 'food')],
  ]),
  available: new Map(),
  promotions: [],
  coupons: [],
  now: new Date('2026-11-20T12:00:00Z'),
  shippingMethods: [method],
  taxTable: new TaxTable(
    [
      ['IL', 'standard', 0.0625],
      ['IL', 'food', 0.01],
      ['IL', 'shipping', 0.0625],
      ['CA', 'standard', 0.0725],
    ].map(([stateCode, taxClassId, rate]) => ({
      countryCode: 'US',
      stateCode: String(stateCode),
      taxClassId: String(taxClassId),
      rate: Number(rate),
    })),
  ),
}

let nextId = 0
const item = (productId: string, quantity: number, shipmentId = 'me') => {
  nextId += 1
  return { itemId: `i${nextId}`, productId, quantity, shipmentId, gift: false, custom: {} }
}

function basketOf(
  items: ReturnType<typeof item>[],
  shipments: Record<string, string | undefined>,
): BasketDocument {
  return {
    ...createBasketDocument(),
    items,
    shipments: Object.entries(shipments).map(([shipmentId, stateCode]) => ({
      shipmentId,
      shippingAddress: stateCode ? { stateCode, custom: {} } : undefined,
      shippingMethodId: 'GroundDisc',
      gift: false,
      custom: {},
    })),
  }
}

describe('a basket in cents', () => {
  it.each([
    ['one box to Illinois', [item('box', 1)], { me: 'IL' }, [1999, 895, 125 + 56, 3075]],
    ['food has its own rate', [item('bar', 3)], { me: 'IL' }, [999, 895, 10 + 56, 1960]],
    ['shipping is free from 75 dollars', [item('box', 4)], { me: 'IL' }, [7996, 0, 500, 8496]],
    [
      'the tenth piece lowers the price',
      [item('bar', 10)],
      { me: 'IL' },
      [2330, 895, 23 + 56, 3304],
    ],
    ['tax is unknown without a state', [item('box', 1)], { me: undefined }, [1999, 895, 0, 2894]],
    ['no method delivers to Alaska', [item('box', 1)], { me: 'AK' }, [1999, 0, 0, 1999]],
    [
      'an empty shipment costs nothing',
      [item('box', 1)],
      { me: 'IL', other: 'CA' },
      [1999, 895, 181, 3075],
    ],
    [
      'two shipments, two charges',
      [item('box', 1), item('box', 1, 'b')],
      { me: 'IL', b: 'CA' },
      [3998, 1790, 125 + 56 + 145, 6114],
    ],
    ['an empty basket', [], { me: 'IL' }, [0, 0, 0, 0]],
  ])('%s', (_name, items, shipments, expected) => {
    const basket = calculateBasket(basketOf(items, shipments), facts)
    const tax = basket.merchandiseTaxMinor + basket.shippingTaxMinor
    expect([basket.merchandiseMinor, basket.shippingMinor, tax, basket.orderTotalMinor]).toEqual(
      expected,
    )
  })

  it('reports tax and shipping as unknown until an address and method are set', () => {
    const open = calculateBasket(basketOf([item('box', 1)], { me: undefined }), facts)
    expect(open.isTaxKnown).toBe(false)
    expect(open.lines[0]?.tax).toBeUndefined()
    const done = calculateBasket(basketOf([item('box', 1)], { me: 'IL', unused: undefined }), facts)
    expect([done.isTaxKnown, done.isShippingKnown]).toEqual([true, true])
  })
})

/** Yields the same numbers on every run. */
function* randomNumbers(seed: number): Generator<number, never> {
  let state = seed
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    yield state / 2 ** 31
  }
}

it('the amounts of any basket add up to the cent', () => {
  const random = randomNumbers(7)
  const pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random.next().value * values.length)] as Value
  for (let round = 0; round < 500; round += 1) {
    const shipments = { me: pick(['IL', 'CA', undefined]), b: pick(['IL', 'CA']), c: 'OR' }
    const count = Math.floor(random.next().value * 12)
    const items = Array.from({ length: count }, () =>
      item(
        pick(['box', 'bar', 'gone']),
        1 + Math.floor(random.next().value * 40),
        pick(['me', 'b', 'c']),
      ),
    )
    const basket = calculateBasket(basketOf(items, shipments), facts)
    const lines = sumMinor(basket.lines.map((line) => line.priceMinor + (line.tax?.minor ?? 0)))
    const perShipment = sumMinor(
      basket.shipments.map(
        (one) =>
          one.merchandiseMinor +
          one.merchandiseTaxMinor +
          one.shippingMinor +
          (one.shippingTax?.minor ?? 0),
      ),
    )
    expect(basket.orderTotalMinor).toBe(perShipment)
    expect(basket.orderTotalMinor).toBe(lines + basket.shippingMinor + basket.shippingTaxMinor)
    const { productTotal, shippingTotal, taxTotal, orderTotal } = toTotals(basket)
    expect((productTotal + shippingTotal + taxTotal).toFixed(2)).toBe(orderTotal.toFixed(2))
  }
})
