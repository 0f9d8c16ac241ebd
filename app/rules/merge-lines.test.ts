import { mergeLines } from './merge-lines'

const line = (change: object) => ({
  productId: 'box',
  quantity: 1,
  basePrice: 29.95,
  price: 29.95,
  ...change,
})

it('lists the same goods once, whoever gets them', () => {
  const three = ['me', 'Shipment1', 'Shipment2'].map((shipmentId) => line({ shipmentId }))
  expect(mergeLines(three)).toMatchObject([{ productId: 'box', quantity: 3, price: 89.85 }])
})

it.each([
  ['another product', { productId: 'bar' }],
  ['another price', { basePrice: 20 }],
  ['a gift', { bonusProductLineItem: true }],
  ['an own mix', { c_customMix: '[]' }],
])('keeps %s apart', (_name, change) => {
  expect(mergeLines([line({}), line(change)])).toHaveLength(2)
})

it('adds up discounts, and what costs full price beside what is discounted', () => {
  const discounted = line({
    priceAfterItemDiscount: 19.95,
    priceAdjustments: [{ itemText: 'Season', price: -10 }],
  })
  expect(mergeLines([discounted, line({}), discounted])).toMatchObject([
    {
      quantity: 3,
      price: 89.85,
      priceAfterItemDiscount: 69.85,
      priceAdjustments: [{ itemText: 'Season', price: -20 }],
    },
  ])
})
