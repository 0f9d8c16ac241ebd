import { trackPageView } from '@/integrations/active-data/active-data'
import { whenSettled } from '@/integrations/third-party/load-third-party'
import { readTrackingConsent } from '@/shopper/session/tracking-consent'
import type { AnalyticsEvent } from './analytics-events'
import { onEvent } from './data-layer'
import { createEventQueue } from './event-queue'

/**
 * Reports every page view to the commerce service's tracker (ANL-016), unless the visitor refuses
 * tracking. Views wait for the tracker's script if one is configured (2000 ms), but not when the
 * page is left.
 * @param locale BCP 47, e.g. `en-US`
 * @returns a function that stops it
 */
export function watchTrackers(siteId: string, locale: string): () => void {
  const track = (event: AnalyticsEvent) => {
    if (event.event !== 'page-view' || readTrackingConsent() === 'refused') return
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
