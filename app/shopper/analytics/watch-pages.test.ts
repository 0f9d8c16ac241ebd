/** @jest-environment jest-fixed-jsdom */
import { createBrowserHistory } from 'history'
import { pushedEvents as views } from '../testing/pushed-events'
import { watchPages } from './start-analytics'

const history = createBrowserHistory()
let stop: () => void

beforeEach(() => {
  window.dataLayer = []
  history.replace('/')
})
afterEach(() => stop())

const view = (pageType: string, path: string) => ({ event: 'page-view', pageType, path })

/**
 * Opens the pages one after another and expects a page view for each: [path, page type, path as
 * reported].
 */
function expectViews(
  pages: readonly (readonly [path: string, pageType: string, reported?: string])[],
) {
  const [first = ['/', 'homepage'], ...others] = pages
  history.replace(first[0])
  stop = watchPages(history)
  for (const [path] of others) history.push(path)
  expect(views()).toEqual(
    pages.map(([path, pageType, reported = path]) => view(pageType, reported)),
  )
}

test('the open page is sent, then each that a navigation leads to, once and in order [ANL-001, ANL-004, ANL-005, ANL-006, ANL-007, ANL-008, ANL-012, ANL-013, ANL-014]', () => {
  expectViews([
    ['/', 'homepage'],
    ['/category/bars', 'category'],
    ['/truffle.html', 'product'],
    ['/cart', 'cart'],
    ['/shipping', 'checkout'],
    ['/billing', 'checkout'],
    ['/revieworder', 'checkout'],
    ['/order-confirmation', 'checkout'],
    ['/track-order', 'track-order'],
    ['/login', 'account'],
    ['/build-a-box/select-candies', 'custom-mix'],
    ['/404', 'error'],
    ['/blog', 'content'],
  ])
})

test('the account has a page type of its own for each page [ANL-008, ANL-009, ANL-010]', () => {
  expectViews([
    ['/account', 'account'],
    ['/orders', 'orders'],
    ['/order-details/1', 'order-details', '/order-details/:orderNo'],
    ['/subscriptions', 'subscriptions'],
    ['/addressbook', 'addressbook'],
    ['/wallet', 'wallet'],
    ['/profile', 'profile'],
    ['/preferences', 'preferences'],
  ])
})

test('a private page is reported by its route pattern: no order and no list is named', () => {
  expectViews([
    ['/order-confirmation/00001234', 'checkout', '/order-confirmation'],
    ['/es-US/order-details/00001234', 'order-details', '/es-US/order-details/:orderNo'],
    ['/wishlist/shared/s3cret', 'wishlist', '/wishlist/shared/:shareId'],
    ['/es-US', 'homepage'],
  ])
})

test('another search is another page, a filter or a sheet is not [ANL-011]', () => {
  history.replace('/search?q=truffles')
  stop = watchPages(history)
  history.push('/search?q=truffles&refine=price')
  history.push('/search?q=bars')
  history.replace('/search?q=bars')
  history.goBack()
  expect(views()).toEqual([view('search results', '/search'), view('search results', '/search')])
})

test('nothing is sent once it has ended', () => {
  stop = watchPages(history)
  stop()
  history.push('/cart')
  expect(views()).toHaveLength(1)
})
