import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import type { Device, PageSpeed } from '@rules/page-speed'
import { siteRoutes, toSiteAddress } from '@/commerce-client/site-routes'
import { isAllowed } from '@/shopper/session/tracking-consent'
import { pageTypeOf } from '@/site/page-type'

/** More decimals are not significant. */
const DECIMALS = 4

/**
 * Reports the speed of the loaded page once, when the visitor leaves or hides it: five values, the
 * type of page and of device, no personal data. Nothing is sent without consent.
 * @param pathname path of the page that was loaded
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
    if (Object.keys(values).length === 0 || !isAllowed('measuring')) return
    isReported = true
    const speed: PageSpeed = {
      pageType: pageTypeOf(pathname),
      device: deviceOf(),
      values,
      traceparent: readTraceparent(),
    }
    const body = new Blob([JSON.stringify(speed)], { type: 'application/json' })
    navigator.sendBeacon?.(toSiteAddress(siteId, siteRoutes.pageSpeed), body)
  }
  // on the window, so that the library's own listener on the document runs first
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') report()
  })
  // for browsers that leave without hiding the page first
  window.addEventListener('pagehide', report)
}

/** The trace of the page's own request, from its `Server-Timing`; a cached page has none. */
function readTraceparent(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation')
  if (!navigation || !hasServerTiming(navigation)) return undefined
  return navigation.serverTiming.find(({ name }) => name === 'traceparent')?.description
}

/** Safari supports it since 16.4. */
const hasServerTiming = (entry: PerformanceEntry): entry is PerformanceNavigationTiming =>
  'serverTiming' in entry

function deviceOf(): Device {
  if (!matchMedia('(pointer: coarse)').matches) return 'desktop'
  return matchMedia('(min-width: 48em)').matches ? 'tablet' : 'phone'
}
