import type { QueryClient } from '@tanstack/react-query'
import type { History } from 'history'
import { onConsentChange, readTrackingConsent } from '@/shopper/session/tracking-consent'
import { forgetVisit } from '@/shopper/session/visit-id'
import { pushConsent } from './data-layer'
import { watchFilledBag } from './watch-filled-bag'
import { watchIdentity } from './watch-identity'
import { watchPages } from './watch-pages'
import { watchTrackers } from './watch-trackers'

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
