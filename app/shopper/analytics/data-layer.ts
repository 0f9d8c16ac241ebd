import { readTrackingConsent, type TrackingConsent } from '@/shopper/session/tracking-consent'
import { pageTypeOf } from '@/site/page-type'
import type { AnalyticsEvents, EventName } from './analytics-events'

declare global {
  interface Window {
    /** What happens in the shop, for whoever measures it (D1 §7); a tag manager adds its own. */
    dataLayer?: object[]
  }
}

/** What each data layer was told last: a page has one, a test several. */
const told = new WeakMap<object[], TrackingConsent>()

/**
 * Pushes an event with the page type it happened on into the data layer (D3 §7). Whether the visitor
 * may be followed stands before the first event, and again before the first one after a change.
 */
export function pushEvent<Name extends EventName>(
  event: Name,
  details: AnalyticsEvents[Name],
): void {
  pushConsent()
  push(event, details)
}

/** Says whether the visitor may be followed, unless the data layer knows. */
export function pushConsent(): void {
  const layer = (window.dataLayer ??= [])
  const tracking = readTrackingConsent()
  if (told.get(layer) === tracking) return
  told.set(layer, tracking)
  push('consent', { tracking })
}

function push<Name extends EventName>(event: Name, details: AnalyticsEvents[Name]): void {
  const pageType = pageTypeOf(window.location.pathname)
  ;(window.dataLayer ??= []).push({ event, pageType, ...details })
}
