/** @jest-environment jest-fixed-jsdom */
import { trackPageView } from './active-data'

const START = '/mobify/proxy/ocapi/on/demandware.store/Sites-brindille-Site/en_US/__Analytics-Start'
const site = { siteId: 'brindille', locale: 'en-US' }
const sendBeacon = jest.fn<boolean, [string]>(() => true)

beforeEach(() => {
  // jsdom has no `sendBeacon`
  Object.assign(navigator, { sendBeacon })
  window.history.replaceState(null, '', '/cart?email=ada@example.com')
})
afterEach(() => Reflect.deleteProperty(window, 'dw'))

test('the tracker is called with the id of the site, and the address without parameters [ANL-016]', () => {
  trackPageView({ ...site, path: '/cart' })
  const [[reported = ''] = []] = sendBeacon.mock.calls
  const { pathname, searchParams } = new URL(reported, window.location.origin)
  expect(pathname).toBe(START)
  expect(Object.fromEntries(searchParams)).toEqual({
    url: `${window.location.origin}/cart`,
    res: expect.stringMatching(/^\d+x\d+$/),
    cookie: '0',
    tz: expect.any(String),
    dwac: expect.stringMatching(/^0\.\d+/),
  })
})

test('Commerce Cloud’s own script does it where it is loaded, by either way it has', () => {
  const trackers = { trackPageView: jest.fn() }
  const getTracker = jest.fn(() => trackers)
  const dw = { __dwAnalytics: { getTracker } }
  Object.assign(window, { dw })
  trackPageView({ ...site, path: '/cart' })
  expect(getTracker).toHaveBeenCalledWith(START)
  expect(trackers.trackPageView).toHaveBeenCalledTimes(1)
  const setDWAnalytics = jest.fn()
  Object.assign(window, { dw: { ...dw, ac: { setDWAnalytics } } })
  trackPageView({ ...site, path: '/cart' })
  expect(setDWAnalytics).toHaveBeenCalledWith(trackers)
  expect(sendBeacon).not.toHaveBeenCalled()
})

test('but not of another page than the one that is open, whose address it would send', () => {
  const getTracker = jest.fn()
  Object.assign(window, { dw: { __dwAnalytics: { getTracker } } })
  trackPageView({ ...site, path: '/order-details/:orderNo' })
  expect(getTracker).not.toHaveBeenCalled()
  expect(sendBeacon).toHaveBeenCalledTimes(1)
})
