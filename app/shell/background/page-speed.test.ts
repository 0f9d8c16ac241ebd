/** @jest-environment jest-fixed-jsdom */
import type { Metric } from 'web-vitals'
import { letFollow } from '@/shopper/testing/recommendations'
import { reportPageSpeed } from './page-speed'

const TRACEPARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
const mockReports: ((metric: Pick<Metric, 'name' | 'value'>) => void)[] = []
jest.mock('web-vitals', () =>
  Object.fromEntries(
    ['onLCP', 'onINP', 'onCLS', 'onFCP', 'onTTFB'].map((name) => [
      name,
      (report: () => void) => mockReports.push(report),
    ]),
  ),
)

const sendBeacon = jest.fn<boolean, [string, Blob]>(() => true)
const visibility = () => jest.spyOn(document, 'visibilityState', 'get')

beforeEach(() => {
  mockReports.length = 0
  Object.assign(navigator, { sendBeacon })
  Object.assign(performance, { getEntriesByType: () => [{}] })
  Object.assign(window, { matchMedia: () => ({ matches: false }) })
  visibility().mockReturnValue('visible')
  letFollow()
})

const report = (name: Metric['name'], value: number) => mockReports[0]?.({ name, value })
const hide = () => {
  visibility().mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}
test('reports once, when the page is hidden, for the page that was loaded', async () => {
  reportPageSpeed('main', '/category/truffles')
  report('LCP', 1234.56789)
  report('CLS', 0)
  expect(sendBeacon).not.toHaveBeenCalled()
  // values that are measured only when the page is hidden are included
  document.addEventListener('visibilitychange', () => report('INP', 88), { once: true })
  hide()
  report('CLS', 0.4)
  hide()
  expect(sendBeacon).toHaveBeenCalledTimes(1)
  const [[address, body] = []] = sendBeacon.mock.calls
  expect(address).toBe('/mobify/proxy/main/page-speed')
  expect(body?.type).toBe('application/json')
  expect(JSON.parse((await body?.text()) ?? '')).toEqual({
    pageType: 'category',
    device: 'desktop',
    values: { LCP: 1234.5679, CLS: 0, INP: 88 },
  })
})

test('says which trace the page was, where the page’s own answer names it', async () => {
  const serverTiming = [{ name: 'traceparent', description: TRACEPARENT, duration: 0 }]
  Object.assign(performance, { getEntriesByType: () => [{ serverTiming }] })
  reportPageSpeed('main', '/')
  report('LCP', 900)
  hide()
  const [[, body] = []] = sendBeacon.mock.calls
  expect(JSON.parse((await body?.text()) ?? '')).toMatchObject({ traceparent: TRACEPARENT })
})

test('reports a page that is left without being hidden', () => {
  reportPageSpeed('main', '/')
  report('LCP', 900)
  window.dispatchEvent(new Event('pagehide'))
  hide()
  expect(sendBeacon).toHaveBeenCalledTimes(1)
})

test('reports nothing without consent, nor without measurements', () => {
  reportPageSpeed('main', '/')
  hide()
  Reflect.set(navigator, 'doNotTrack', '1')
  report('LCP', 900)
  hide()
  expect(sendBeacon).not.toHaveBeenCalled()
})
