import fc from 'fast-check'
import { toCamelNames, toSnakeNames } from './property-names.rules'

it.each([
  [
    { productId: 'a', address1: 'b', id: 1 },
    { product_id: 'a', address1: 'b', id: 1 },
  ],
  [
    { c_fromStoreId: '1', _type: 'x' },
    { c_fromStoreId: '1', _type: 'x' },
  ],
  [
    { shippingItems: [{ itemText: 'x', c_dateWanted: { isSoon: 1 } }] },
    { shipping_items: [{ item_text: 'x', c_dateWanted: { isSoon: 1 } }] },
  ],
  [
    { variationValues: { cookieColor: 'x', cookie_size: 'y' } },
    { variation_values: { cookieColor: 'x', cookie_size: 'y' } },
  ],
])('writes %j as %j, and back', (camel, snake) => {
  expect(toSnakeNames(camel)).toEqual(snake)
  expect(toCamelNames(snake)).toEqual(camel)
})

it('keeps names that are already in camel case', () => {
  expect(toCamelNames({ productId: 'a' })).toEqual({ productId: 'a' })
})

const camelName = fc
  .array(fc.stringMatching(/^[a-z]{1,5}$/), { minLength: 1, maxLength: 3 })
  .map(([first = 'a', ...rest]) =>
    [first, ...rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join(''),
  )
  // `cA` would become `c_a`, the name of a custom property
  .filter((name) => name !== 'prices' && !/^c[A-Z]/.test(name))

it('translating names there and back is lossless', () => {
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      fc.integer(),
      fc.array(tie('tree'), { maxLength: 3 }),
      fc.dictionary(camelName, tie('tree'), { maxKeys: 4 }),
    ),
  }))
  fc.assert(fc.property(tree, (value) => expect(toCamelNames(toSnakeNames(value))).toEqual(value)))
})
