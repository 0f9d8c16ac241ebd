import { camelCaseKeys } from './camel-case-keys'

test('writes keys in camel case at every depth, and leaves values alone [REC-014]', () => {
  expect(
    camelCaseKeys({ recs: [{ image_url: 'a_b', 'product-name': null }], recoUUID: 'x', n: 1 }),
  ).toEqual({ recs: [{ imageUrl: 'a_b', productName: null }], recoUUID: 'x', n: 1 })
})
