import { deliversGoods, shippingPriceMinor, type PricedMethod } from './shipping-price.rules'

const goods = (minor: number, categoryId = 'chocolate', quantity = 1) => ({
  product: { productIds: [], categoryIds: [categoryId] },
  quantity,
  minor,
})
const about = (id: string) => ({ included: [[{ kind: 'category' as const, ids: [id] }]] })
const step = (minAmountMinor: number, rateMinor: number, percentage?: number) => ({
  minAmountMinor,
  rateMinor,
  ...(percentage !== undefined && { percentage }),
})

const GROUND: PricedMethod = { priceTable: [step(7500, 0), step(0, 895), step(3000, 1295)] }

it.each([
  [0, 895],
  [2999, 895],
  [3000, 1295],
  [7500, 0],
])('the shipping price depends on the value of the goods: %i cents → %i', (value, expected) => {
  expect(shippingPriceMinor(GROUND, [goods(value)])).toBe(expected)
})

it('the shipping price can be a percentage of the value, rounded to the cent', () => {
  const method = { priceTable: [step(0, 500), step(5000, 0, 7.5)] }
  expect(shippingPriceMinor(method, [goods(4999)])).toBe(500)
  expect(shippingPriceMinor(method, [goods(5001)])).toBe(375)
})

describe('product-specific shipping costs', () => {
  const method: PricedMethod = {
    ...GROUND,
    costGroups: [
      { kind: 'surcharge', products: about('fountains'), amountMinor: 1000 },
      { kind: 'fixed', products: about('cards'), amountMinor: 150 },
    ],
  }
  it.each([
    ['a surcharge for each piece', [goods(2000, 'fountains', 2)], 2000 + 895],
    ['a fixed price in place of the table', [goods(3000, 'cards', 3)], 450],
    ['a fixed price beside the table', [goods(2000), goods(3000, 'cards')], 895 + 150],
    ['no product cost for other products', [goods(2000)], 895],
  ])('%s', (_name, sent, expected) => {
    expect(shippingPriceMinor(method, sent)).toBe(expected)
  })
})

it.each([
  ['an amount', step(0, 400), 895 + 400],
  ['a percentage of it', step(0, 0, 50), 895 + 448],
])('adds to a base method %s', (_name, own, expected) => {
  expect(shippingPriceMinor({ priceTable: [own], base: GROUND }, [goods(2000)])).toBe(expected)
})

it('a method does not deliver products that it excludes', () => {
  const restriction = { excludedProducts: about('ice') }
  expect(deliversGoods(restriction, [goods(100), goods(100, 'ice')])).toBe(false)
  expect(deliversGoods(restriction, [goods(100)])).toBe(true)
  expect(deliversGoods({}, [goods(100, 'ice')])).toBe(true)
})
