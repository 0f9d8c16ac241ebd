/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from 'history'
import type { ThirdPartyConfig } from '@/site/third-party'
import { letFollow } from '@/shopper/testing/recommendations'
import { startMeasuring } from './start-measuring'

const mockConfigured: ThirdPartyConfig = Object.fromEntries(
  ['ratings', 'chat', 'survey', 'tag-manager', 'analytics', 'session-recording'].map((party) => [
    party,
    { src: [`https://${party}.example/script.js`] },
  ]),
)
jest.mock('@/site/app-config', () => ({
  getAppConfig: () => ({ thirdParty: mockConfigured, sites: [] }),
}))

const sendBeacon = jest.fn<boolean, [string]>(() => true)
let stop = () => undefined as void

beforeEach(() => {
  window.dataLayer = []
  Object.assign(navigator, { sendBeacon })
  letFollow()
})
afterEach(() => {
  stop()
  document.querySelectorAll('[data-third-party]').forEach((script) => script.remove())
})

const reload = jest.fn()
const begin = (isPreview: boolean, path = '/') => {
  const history = createMemoryHistory({ initialEntries: [path] })
  const queryClient = new QueryClient()
  const measured = { queryClient, siteId: 'main', locale: 'en-US', history, isPreview }
  stop = startMeasuring(measured, reload)
  return history
}
const start = (isPreview: boolean) => {
  begin(isPreview).push('/category/bars')
  // flushes the queue of events
  window.dispatchEvent(new Event('pagehide'))
}
const partiesInPage = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[data-third-party]')].map(
    ({ dataset }) => dataset.thirdParty,
  )

test('an editor’s preview is no visit: nothing is measured, and nothing reported', () => {
  start(true)
  expect(partiesInPage()).toEqual(['ratings', 'chat'])
  expect(window.dataLayer).toEqual([])
  expect(sendBeacon).not.toHaveBeenCalled()
})

test('a visit is measured and reported where the visitor consents', () => {
  start(false)
  expect(partiesInPage().sort()).toEqual(Object.keys(mockConfigured).sort())
  expect(window.dataLayer?.length).toBeGreaterThan(1)
  expect(sendBeacon).toHaveBeenCalled()
})

test.each(['/shipping', '/billing', '/revieworder', '/wallet'])(
  'at %s a visit begins without outside scripts, which come with the next page',
  (path) => {
    const history = begin(false, path)
    expect(partiesInPage()).toEqual([])
    history.push('/order-confirmation')
    expect(partiesInPage().sort()).toEqual(Object.keys(mockConfigured).sort())
    expect(reload).not.toHaveBeenCalled()
  },
)

test('a payment that follows a page with outside scripts begins anew, and is counted there', () => {
  const history = begin(false)
  history.push('/cart')
  const { length = 0 } = window.dataLayer ?? []
  history.push('/shipping')
  expect(reload).toHaveBeenCalledTimes(1)
  expect(window.dataLayer).toHaveLength(length)
})
