import { fillPath, matchResource } from './match-resource.rules'

it.each([
  ['products/truffles-9', 'products/:id', { id: 'truffles-9' }],
  ['products/(truffles-9,bar)', 'products/:(ids)', { ids: 'truffles-9,bar' }],
  ['products/%28a,b%29/', 'products/:(ids)', { ids: 'a,b' }],
  ['products/a%2Fb', 'products/:id', { id: 'a/b' }],
  ['products/a/prices', 'products/:id/:expand', { id: 'a', expand: 'prices' }],
  ['categories/root', 'categories/:id', { id: 'root' }],
])('finds %s', (path, pattern, params) => {
  const found = matchResource(path)?.byMethod.get('GET')
  expect(found?.resource.path).toBe(pattern)
  expect(found?.params).toEqual(params)
})

it('returns the methods of a path', () => {
  expect([...(matchResource('baskets/1')?.byMethod.keys() ?? [])]).toEqual([
    'GET',
    'PATCH',
    'DELETE',
  ])
  expect(matchResource('customers/auth')?.byMethod.get('POST')?.resource.target).toBeUndefined()
})

it.each(['', 'nothing', 'baskets/..', 'baskets/%2e%2e/x', 'baskets//items', 'products/%E0%A4%A'])(
  'finds nothing at %j',
  (path) => expect(matchResource(path)).toBeUndefined(),
)

it('escapes a parameter so that it stays one segment of the path', () => {
  expect(fillPath('/baskets/:basketId/items', { basketId: 'a/../b?c' })).toBe(
    '/baskets/a%2F..%2Fb%3Fc/items',
  )
})
