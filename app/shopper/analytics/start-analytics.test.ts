/** @jest-environment jest-fixed-jsdom */
import { waitFor } from '@testing-library/react'
import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from 'history'
import { clearCookies } from '../../../tests/setup/clear-cookies'
import { basketKey } from '../basket/basket.queries'
import { customerKey } from '../customer/customer.queries'
import { agreeToCookies } from '../session/tracking-consent'
import { letFollow } from '../testing/recommendations'
import { startAnalytics } from './start-analytics'

const SITE = 'test-shop'
const ada = { customerId: 'c-1', customerNo: '00012', email: 'ada@example.com' }

let queryClient: QueryClient
let history: ReturnType<typeof createMemoryHistory>
let stop: () => void

const layer = () => window.dataLayer ?? []
const namesOf = (events: object[]) => events.map((event) => Reflect.get(event, 'event'))
const bag = (quantity: number) => ({ basketId: 'b', productItems: [{ productId: 'a', quantity }] })
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))

/** Like a navigation, changes the URL before the history. */
function go(path: string): void {
  window.history.replaceState(null, '', path)
  history.push(path)
}

function start(): void {
  window.dataLayer = []
  queryClient = new QueryClient()
  history = createMemoryHistory({ initialEntries: ['/'] })
  stop = startAnalytics({ queryClient, siteId: SITE, locale: 'en-US', history })
}

const sendBeacon = jest.fn<boolean, [string]>(() => true)
/** Returns the page views that the commerce service's tracker received, with their sites. */
const trackedPages = () =>
  sendBeacon.mock.calls.map(([reported]) => {
    const { pathname, searchParams } = new URL(reported, window.location.origin)
    return [pathname.split('/').at(-3), new URL(searchParams.get('url') ?? '').pathname]
  })

beforeEach(() => {
  // jsdom has no `sendBeacon`
  Object.assign(navigator, { sendBeacon })
  window.history.replaceState(null, '', '/')
  letFollow()
})
afterEach(() => {
  stop()
  clearCookies()
})

test('each event of a visit is pushed once and in order, also across navigation [ANL-001, ANL-003, ANL-015, ANL-016, ANL-017, ANL-019]', async () => {
  start()
  queryClient.setQueryData(customerKey(SITE), null)
  await waitFor(() => expect(layer()).toHaveLength(3))
  go('/category/bars')
  go('/truffle.html')
  queryClient.setQueryData(basketKey(SITE), null)
  queryClient.setQueryData(basketKey(SITE), bag(2))
  await waitFor(() => expect(namesOf(layer())).toContain('add-to-cart'))
  go('/cart')
  queryClient.setQueryData(basketKey(SITE), {
    ...bag(2),
    shipments: [{ shipmentId: 'one' }, { shipmentId: 'two' }],
  })
  await waitFor(() => expect(namesOf(layer())).toContain('multi-ship-start'))
  queryClient.setQueryData(basketKey(SITE), bag(0))
  go('/login')
  queryClient.setQueryData(customerKey(SITE), ada)
  await waitFor(() => expect(namesOf(layer())).toContain('identity'))
  await waitFor(() => expect(layer()).toHaveLength(11))
  go('/account')
  expect(
    layer().map((event) => [Reflect.get(event, 'event'), Reflect.get(event, 'pageType')]),
  ).toEqual([
    ['consent', 'homepage'],
    ['page-view', 'homepage'],
    ['identity', 'homepage'],
    ['page-view', 'category'],
    ['page-view', 'product'],
    ['add-to-cart', 'product'],
    ['page-view', 'cart'],
    ['multi-ship-start', 'cart'],
    ['remove-from-cart', 'cart'],
    ['page-view', 'account'],
    ['identity', 'account'],
    ['page-view', 'account'],
  ])
  expect(JSON.stringify(layer())).not.toContain('ada@example.com')
  const pages = ['/', '/category/bars', '/truffle.html', '/cart', '/login', '/account']
  expect(trackedPages()).toEqual(pages.map((page) => [`Sites-${SITE}-Site`, page]))
})

test('withdrawn consent is reported, and nothing is measured from then on', async () => {
  document.cookie = 'consent=1; Path=/'
  start()
  queryClient.setQueryData(customerKey(SITE), null)
  await waitFor(() => expect(layer()).toHaveLength(3))
  expect(document.cookie).toContain(`visit_${SITE}=`)
  document.cookie = 'dw_dnt=1; Path=/'
  go('/cart')
  comeBack()
  queryClient.setQueryData(customerKey(SITE), ada)
  go('/account')
  expect(layer().slice(3)).toEqual([
    { event: 'consent', pageType: 'cart', tracking: 'refused', measuring: false, marketing: false },
    { event: 'page-view', pageType: 'cart', path: '/cart' },
    { event: 'page-view', pageType: 'account', path: '/account' },
  ])
  expect(document.cookie).not.toContain(`visit_${SITE}=`)
  expect(trackedPages()).toEqual([[`Sites-${SITE}-Site`, '/']])
})

test('the answer to the banner is reported at once', async () => {
  start()
  agreeToCookies()
  comeBack()
  expect(layer().filter((event) => Reflect.get(event, 'event') === 'consent')).toEqual([
    expect.objectContaining({ tracking: 'not-asked', measuring: true, marketing: true }),
    expect.objectContaining({ tracking: 'agreed', measuring: true, marketing: true }),
  ])
})

test('an ended one pushes nothing more', () => {
  start()
  stop()
  const before = layer().length
  go('/cart')
  agreeToCookies()
  queryClient.setQueryData(customerKey(SITE), ada)
  expect(layer()).toHaveLength(before)
})
