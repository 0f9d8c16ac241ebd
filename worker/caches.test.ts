import { cacheNames, listOutdated } from './caches'

jest.mock('./shop-of-worker', () => ({ shop: { bundle: '/mobify/bundle/b3/' } }))

const pagesOf = (build: string) => `pages /mobify/bundle/${build}/`
const filesOf = (build: string) => `files /mobify/bundle/${build}/`

test('a release deletes the pages of others, and their files but for those that tabs may still show', () => {
  const names = [
    'pictures',
    'bag',
    ...['b1', 'b2', 'b3'].flatMap((build) => [pagesOf(build), filesOf(build)]),
    'workbox-precache-v2-https://shop.example/',
  ]
  expect(listOutdated(names)).toEqual([pagesOf('b1'), pagesOf('b2'), filesOf('b1')])
  expect(cacheNames.pages).toBe(pagesOf('b3'))
})

test('the first one has nothing to delete', () => {
  expect(listOutdated([])).toEqual([])
  expect(listOutdated(['pictures', pagesOf('b3'), filesOf('b3')])).toEqual([])
})
