import { PAGE_TYPES } from '@rules/page-speed'
import { pageTypeOf } from './page-type'
import { pages } from './pages'

test.each([
  ['/', 'homepage'],
  ['/es-US', 'homepage'],
  ['/cart', 'cart'],
  ['/shipping', 'checkout'],
  ['/billing', 'checkout'],
  ['/es-US/revieworder/', 'checkout'],
  ['/order-confirmation', 'checkout'],
  ['/track-order', 'track-order'],
  ['/login', 'account'],
  ['/order-details/00001001', 'order-details'],
  ['/search', 'search results'],
  ['/404', 'error'],
  ['/category/truffles', 'category'],
  ['/help', 'content'],
])('%s is %s', (path, type) => {
  expect(pageTypeOf(path)).toBe(type)
})

test.each([
  ['/build-a-box', 'custom-mix'],
  ['/es-US/build-a-box/select-candies', 'custom-mix'],
  ['/lollipops/build-a-box/start', 'custom-mix'],
  ['/truffles/assorted/320040.html', 'product'],
])('%s is %s [ANL-013]', (path, type) => {
  expect(pageTypeOf(path)).toBe(type)
})

test('page speed is reported for every type', () => {
  const types = Object.values(pages).map(({ type = 'content' }) => type)
  expect(PAGE_TYPES).toEqual(expect.arrayContaining(types))
})
