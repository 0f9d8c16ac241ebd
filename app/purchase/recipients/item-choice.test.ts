import { FROM_SHOP, linesOf, toShare } from './item-choice'

const box = (itemId: string, more: object = {}) => ({
  itemId,
  productId: 'box',
  quantity: 1,
  c_customMix: '[{"pid":"nut","qty":9}]',
  ...more,
})
const basket = {
  productItems: [
    box('one'),
    box('same', { shipmentId: 'S1' }),
    box('named', { c_boxName: 'For Mum' }),
    box('placed', { c_boxPlaces: 'nut-9' }),
    box('other', { c_customMix: '[{"pid":"fig","qty":9}]' }),
  ],
}

test('more of a box is more of the same mix under the same name', () => {
  expect(linesOf(basket, FROM_SHOP).map(({ itemId }) => itemId)).toEqual([
    'one',
    'named',
    'placed',
    'other',
  ])
  const { items } = toShare(basket, { source: FROM_SHOP, quantities: { named: 2 } })
  expect(items).toMatchObject([{ quantity: 2, c_boxName: 'For Mum' }])
  const placed = toShare(basket, { source: FROM_SHOP, quantities: { placed: 1 } })
  expect(placed.items).toMatchObject([{ c_boxPlaces: 'nut-9' }])
})
