import { PROXY_PATH } from '@/commerce-client/site-routes'
import { asFields } from '@/lib/read-fields'

interface SeenPage {
  siteId: string
  /** BCP 47, for example `en-US`. */
  locale: string
  /** The path without personal data. */
  path: string
}

/**
 * Reports a page view to B2C Commerce's tracker (Active Data) with the site's id, even while the
 * visitor leaves the page: with the tracker's own script if `ANALYTICS_SCRIPT` has loaded it,
 * otherwise with the beacon that the script would send. No cookie, title or referrer is sent.
 */
export function trackPageView({ siteId, locale, path }: SeenPage): void {
  const site = `Sites-${encodeURIComponent(siteId)}-Site`
  const address = `${PROXY_PATH}/ocapi/on/demandware.store/${site}/${locale.replace('-', '_')}/__Analytics-Start`
  // the tracker's script always sends the current URL, whatever path it is given
  const isOpen = window.location.pathname === path
  if (isOpen && callScript(address)) return
  const query = new URLSearchParams({
    url: `${window.location.origin}${path}`,
    res: `${screen.width}x${screen.height}`,
    cookie: '0',
    tz: Intl.DateTimeFormat().resolvedOptions().timeZone,
    // makes two views of the same page distinct
    dwac: String(Math.random()),
  })
  // some blockers remove it
  navigator.sendBeacon?.(`${address}?${query}`)
}

/** @returns whether Commerce Cloud's `dwanalytics` is loaded and has taken the page view */
function callScript(address: string): boolean {
  const { __dwAnalytics: analytics, ac } = asFields(Reflect.get(window, 'dw'))
  const { getTracker } = asFields(analytics)
  if (typeof getTracker !== 'function') return false
  const tracker: unknown = Reflect.apply(getTracker, analytics, [address])
  const { setDWAnalytics } = asFields(ac)
  const { trackPageView: track } = asFields(tracker)
  // `dw.ac` sends the page view together with the activities it has collected
  if (typeof setDWAnalytics === 'function') Reflect.apply(setDWAnalytics, ac, [tracker])
  else if (typeof track === 'function') Reflect.apply(track, tracker, [])
  else return false
  return true
}
