import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import type { Device, PageSpeed } from '@domain/page-speed'
import { siteRoutes, toSiteAddress } from '@/commerce-client/site-routes'
import { readTrackingConsent } from '@/shopper/session/tracking-consent'
import { pageTypeOf } from '@/site/page-type'

/** More decimals have no meaning. */
const DECIMALS = 4

/**
 * Reports how fast the loaded page was, once, when the visitor leaves or hides it: five numbers,
 * the kind of page and of device, and nothing of the visitor. Nothing is sent without consent.
 * @param pathname of the page that was loaded
 */
export function reportPageSpeed(siteId: string, pathname: string): void {
  const values: PageSpeed['values'] = {}
  let isReported = false
  const record = ({ name, value }: Metric) => {
    values[name] = Number(value.toFixed(DECIMALS))
  }
  for (const measure of [onLCP, onINP, onCLS, onFCP, onTTFB]) measure(record)
  const report = () => {
    if (isReported) return
    if (Object.keys(values).length === 0 || readTrackingConsent() === 'refused') return
    isReported = true
    const speed: PageSpeed = {
      pageType: pageTypeOf(pathname),
      device: deviceOf(),
      values,
      traceparent: readTraceparent(),
    }
    const body = new Blob([JSON.stringify(speed)], { type: 'application/json' })
    navigator.sendBeacon(toSiteAddress(siteId, siteRoutes.pageSpeed), body)
  }
  // on the window: the library's own listener, at the document, runs first
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') report()
  })
  // browsers that leave without hiding first
  window.addEventListener('pagehide', report)
}

/** Of the page's own request, in its `Server-Timing`; a page from a cache has none. */
function readTraceparent(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation')
  if (!navigation || !hasServerTiming(navigation)) return undefined
  return navigation.serverTiming.find(({ name }) => name === 'traceparent')?.description
}

/** Safari has it since 16.4. */
const hasServerTiming = (entry: PerformanceEntry): entry is PerformanceNavigationTiming =>
  'serverTiming' in entry

function deviceOf(): Device {
  if (!matchMedia('(pointer: coarse)').matches) return 'desktop'
  return matchMedia('(min-width: 48em)').matches ? 'tablet' : 'phone'
}
