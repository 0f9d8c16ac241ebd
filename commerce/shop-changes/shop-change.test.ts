import { EVERYTHING, mergeShopChanges, parseShopChange } from './shop-change'

test.each([
  ['garbage', 'not json'],
  ['a list', '[]'],
  ['an unknown kind', '{"kind":"weather"}'],
  ['ids that are none', '{"kind":"stock","ids":[1]}'],
])('%s invalidates everything', (_name, payload) => {
  expect(parseShopChange(payload)).toEqual(EVERYTHING)
})

test('changes of one kind are merged, with all their ids', () => {
  const merged = mergeShopChanges([
    { kind: 'stock', ids: ['a', 'b'] },
    { kind: 'site', site: 'one' },
    { kind: 'stock', ids: ['b', 'c'] },
    { kind: 'site', site: 'two' },
    { kind: 'site', site: 'one' },
  ])
  expect(merged).toEqual([
    { kind: 'stock', ids: ['a', 'b', 'c'] },
    { kind: 'site', site: 'one' },
    { kind: 'site', site: 'two' },
  ])
})

test('merging many ids leaves only the kind of change', () => {
  const ids = (from: number) => Array.from({ length: 100 }, (_, index) => `p${from + index}`)
  const prices = [0, 100, 200].map((from) => ({ kind: 'price' as const, ids: ids(from) }))
  expect(mergeShopChanges(prices)).toEqual([{ kind: 'price' }])
  expect(mergeShopChanges([...prices, EVERYTHING])).toEqual([EVERYTHING])
  const sites = ids(0).map((site) => ({ kind: 'promotion' as const, site }))
  expect(mergeShopChanges(sites)).toEqual([EVERYTHING])
})
