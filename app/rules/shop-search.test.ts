import { parseShopSearch, toShopSearch } from './shop-search'

it.each([
  ['94103', true],
  [' 94103 ', true],
  ['94103-1234', true],
  ['941031234', true],
  ['', false],
  ['9410', false],
  ['941034', false],
  ['K1A 0B1', false],
])('%j is a zip code: %s', (zip, expected) => {
  expect(parseShopSearch(new URLSearchParams({ zip })) !== undefined).toBe(expected)
})

it.each([
  ['zip=94103&range=50', { zip: '94103', range: 50 }],
  ['zip=94103', { zip: '94103', range: 10 }],
  ['zip=94103&range=7', { zip: '94103', range: 10 }],
  ['zip=here&range=10', undefined],
  ['', undefined],
])('?%s asks for %j', (search, expected) => {
  expect(parseShopSearch(new URLSearchParams(search))).toEqual(expected)
})

it('comes back from its own address', () => {
  const search = { zip: '94103-1234', range: 100 } as const
  expect(parseShopSearch(new URLSearchParams(toShopSearch(search)))).toEqual(search)
})
