import { toOcapiDocument, withTypes } from './document.mapper'

const typed = (document: unknown, type: string) =>
  withTypes(toOcapiDocument(document), { version: '23.2', type })

it('adds its type to each document', () => {
  const basket = {
    basketId: '1',
    productItems: [{ itemId: 'a', priceAdjustments: [{ price: -1 }] }],
    c_note: { productItems: [1] },
  }
  expect(typed(basket, 'basket')).toEqual({
    _v: '23.2',
    _type: 'basket',
    basket_id: '1',
    product_items: [
      {
        _type: 'product_item',
        item_id: 'a',
        price_adjustments: [{ _type: 'price_adjustment', price: -1 }],
      },
    ],
    c_note: { productItems: [1] },
  })
})

it('lists get a count and a start', () => {
  const list = { limit: 25, offset: 50, total: 51, data: [{ id: 'a' }] }
  expect(typed(list, 'product_result')).toEqual({
    _v: '23.2',
    _type: 'product_result',
    count: 1,
    start: 50,
    total: 51,
    data: [{ _type: 'product', id: 'a' }],
  })
})

it('types values by the list that contains them', () => {
  const search = { refinements: [{ attributeId: 'c_x', values: [{ hitCount: 2 }] }] }
  expect(typed(search, 'product_search_result')).toMatchObject({
    refinements: [{ values: [{ _type: 'product_search_refinement_value', hit_count: 2 }] }],
  })
})
