import type { QueryClient } from '@tanstack/react-query'
import type { History } from 'history'
import { isAllowed, onConsentChange, readTrackingConsent } from '@/shopper/session/tracking-consent'
import { forgetVisit } from '@/shopper/session/visit-id'
import { pushConsent, onEvent, pushEvent } from './data-layer'
import { watchFilledBag } from './watch-filled-bag'
import { watchIdentity } from './watch-identity'
import { trackPageView } from '@/integrations/active-data/active-data'
import { whenSettled } from '@/integrations/third-party/load-third-party'
import type { AnalyticsEvent } from './analytics-events'
import { createEventQueue } from './event-queue'
import { publicPathOf } from '@/site/public-path'

/**
 * Reports every page view to the commerce service's tracker (ANL-016), unless the visitor refuses
 * tracking. Views wait for the tracker's script if one is configured (2000 ms), but not when the
 * page is left.
 * @param locale BCP 47, e.g. `en-US`
 * @returns a function that stops it
 */
function watchTrackers(siteId: string, locale: string): () => void {
  const track = (event: AnalyticsEvent) => {
    if (event.event !== 'page-view' || !isAllowed('measuring')) return
    trackPageView({ siteId, locale, path: event.path })
  }
  const queue = createEventQueue({ ready: whenSettled('analytics'), track })
  const stop = onEvent(queue.add)
  window.addEventListener('pagehide', queue.flush)
  return () => {
    stop()
    window.removeEventListener('pagehide', queue.flush)
    queue.flush()
  }
}

export interface Measured {
  queryClient: QueryClient
  siteId: string
  locale: string
  history: Pick<History, 'location' | 'listen'>
}

/**
 * Fills the data layer from now on with the tracking consent, page views, the visitor's identity
 * and changes of the bag, and forwards events to trackers (docs/analytics.md).
 * @returns a function that stops it
 */
export function startAnalytics({ queryClient, siteId, locale, history }: Measured): () => void {
  const recordConsent = () => {
    pushConsent()
    if (readTrackingConsent() === 'refused') forgetVisit(siteId)
  }
  recordConsent()
  const stops = [
    onConsentChange(recordConsent),
    // must be added before the first page view is pushed
    watchTrackers(siteId, locale),
    watchPages(history),
    watchIdentity(queryClient, siteId),
    watchFilledBag(queryClient, siteId),
  ]
  return () => stops.forEach((stop) => stop())
}

/**
 * Pushes a page view for the current page and for each navigation (ANL-004 to ANL-014). Another
 * search term counts as another page; other parameters (filters, an open sheet) do not. The path
 * contains no search terms, which may be personal, and no order numbers.
 */
export function watchPages(history: Pick<History, 'location' | 'listen'>): () => void {
  let seen = ''
  const push = () => {
    const { pathname, search } = history.location
    const view = `${pathname} ${new URLSearchParams(search).get('q') ?? ''}`
    if (view === seen) return
    seen = view
    pushEvent('page-view', { path: publicPathOf(pathname) })
  }
  push()
  return history.listen(push)
}
