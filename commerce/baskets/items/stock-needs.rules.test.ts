import {
  testDocument,
  testFacts,
  testItem,
  testProduct,
} from '../../testing/basket-facts-for-tests'
import { checkChangedItems } from './availability.rules'
import { listQuantityExceptions } from './quantity-exceptions.rules'
import { listLineNeeds } from './stock-needs.rules'

const part = (productId: string, quantity: number) => ({
  itemId: productId,
  productId,
  quantity,
  gift: false,
  custom: {},
})
const bundle = testItem('bundle', { bundledItems: [part('bar', 2), part('box', 1)] })
const facts = testFacts([testProduct('bundle'), testProduct('bar'), testProduct('box')])
const uncounted = {
  ...facts,
  available: new Map([
    [
      'warehouse',
      new Map([
        ['bar', 9],
        ['box', 9],
      ]),
    ],
  ]),
}

it('a bundle needs its parts, and its own stock where a list counts it', () => {
  const each = listLineNeeds(bundle, facts).map((need) => [need.productId, need.each])
  expect(each).toEqual([
    ['bundle', 1],
    ['bar', 2],
    ['box', 1],
  ])
  expect(listLineNeeds(bundle, uncounted).map(({ productId }) => productId)).toEqual(['bar', 'box'])
})

it.each([
  [4, 1, 0],
  [5, 1, 2],
  [4, 2, 2],
])('with %i bundles and %i bars %i lines exceed the stock', (quantity, bars, expected) => {
  const document = testDocument([{ ...bundle, quantity }, testItem('bar', { quantity: bars })])
  expect(listQuantityExceptions(document, uncounted)).toHaveLength(expected)
  const check = () => checkChangedItems(testDocument([]), document, uncounted)
  if (expected === 0) expect(check).not.toThrow()
  else expect(check).toThrow("Product 'bar' is not available")
})

it('the exception of a bundle contains the number of available bundles', () => {
  const document = testDocument([{ ...bundle, quantity: 6 }])
  expect(listQuantityExceptions(document, uncounted)).toMatchObject([
    { productId: 'bundle', requested: 6, available: 4 },
  ])
})
