import { pageTypeOf } from './page-type'

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
  ['/lollipops/build-a-box/start', 'custom-mix'],
  ['/truffles/assorted/320040.html', 'product'],
  ['/category/truffles', 'category'],
  ['/help', 'content'],
])('%s is %s', (path, type) => {
  expect(pageTypeOf(path)).toBe(type)
})
