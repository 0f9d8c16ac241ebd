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

const start = (isPreview: boolean) => {
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const queryClient = new QueryClient()
  stop = startMeasuring({ queryClient, siteId: 'main', locale: 'en-US', history, isPreview })
  history.push('/category/bars')
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
