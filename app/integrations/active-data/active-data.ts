import { PROXY_PATH } from '@/commerce-client/site-routes'
import { asFields } from '@/lib/read-fields'

interface SeenPage {
  siteId: string
  /** BCP 47, e.g. `en-US`. */
  locale: string
  /** As others may know it. */
  path: string
}

/**
 * Reports a page view to B2C Commerce's tracker (Active Data), with the id of the site, also while
 * the page is being left: by the tracker's own script where `ANALYTICS_SCRIPT` has loaded it, else
 * by the beacon that the script would send. No cookie, title or referrer goes along.
 */
export function trackPageView({ siteId, locale, path }: SeenPage): void {
  const site = `Sites-${encodeURIComponent(siteId)}-Site`
  const address = `${PROXY_PATH}/ocapi/on/demandware.store/${site}/${locale.replace('-', '_')}/__Analytics-Start`
  // its script sends the address that is open, whatever it is given
  const isOpen = window.location.pathname === path
  if (isOpen && callScript(address)) return
  const query = new URLSearchParams({
    url: `${window.location.origin}${path}`,
    res: `${screen.width}x${screen.height}`,
    cookie: '0',
    tz: Intl.DateTimeFormat().resolvedOptions().timeZone,
    // two views of one page are two
    dwac: String(Math.random()),
  })
  navigator.sendBeacon(`${address}?${query}`)
}

/** @returns whether Commerce Cloud's `dwanalytics` is there and has taken it */
function callScript(address: string): boolean {
  const { __dwAnalytics: analytics, ac } = asFields(Reflect.get(window, 'dw'))
  const { getTracker } = asFields(analytics)
  if (typeof getTracker !== 'function') return false
  const tracker: unknown = Reflect.apply(getTracker, analytics, [address])
  const { setDWAnalytics } = asFields(ac)
  const { trackPageView: track } = asFields(tracker)
  // with `dwac` it is sent with what that collects
  if (typeof setDWAnalytics === 'function') Reflect.apply(setDWAnalytics, ac, [tracker])
  else if (typeof track === 'function') Reflect.apply(track, tracker, [])
  else return false
  return true
}
