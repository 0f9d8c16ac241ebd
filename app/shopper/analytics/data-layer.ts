import { readTrackingConsent, type TrackingConsent } from '@/shopper/session/tracking-consent'
import { pageTypeOf } from '@/site/page-type'
import type { AnalyticsEvent, AnalyticsEvents, EventName } from './analytics-events'

declare global {
  interface Window {
    /** The data layer: events of the shop for analytics (ANL-001); a tag manager adds its own. */
    dataLayer?: object[]
  }
}

/** What Google Tag Manager reads beside an event: whom to call once all its tags have fired. */
export interface TagManagerFields {
  eventCallback: () => void
  /** Milliseconds after which it is called whatever the tags do. */
  eventTimeout: number
}

/** The last state of each data layer: a page has one, a test several. */
const sent = new WeakMap<object[], TrackingConsent>()
const listeners = new Set<(event: AnalyticsEvent) => void>()

/**
 * Pushes an event with the page type it happened on into the data layer (ANL-001). Whether the
 * visitor may be followed stands before the first event, and again before the first one after a
 * change.
 */
export function pushEvent<Name extends EventName>(
  event: Name,
  details: AnalyticsEvents[Name],
  forTagManager?: TagManagerFields,
): void {
  pushConsent()
  push(event, details, forTagManager)
}

/** Pushes the visitor's tracking consent, unless the data layer has it. */
export function pushConsent(): void {
  const layer = (window.dataLayer ??= [])
  const tracking = readTrackingConsent()
  if (sent.get(layer) === tracking) return
  sent.set(layer, tracking)
  push('consent', { tracking })
}

/** Calls a listener for every event from now on. @returns how to end it */
export function onEvent(listener: (event: AnalyticsEvent) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function push<Name extends EventName>(
  event: Name,
  details: AnalyticsEvents[Name],
  forTagManager?: TagManagerFields,
): void {
  const pageType = pageTypeOf(window.location.pathname)
  // TypeScript does not see that a name and its fields make an entry
  const entry = { event, pageType, ...details } as AnalyticsEvent
  ;(window.dataLayer ??= []).push({ ...entry, ...forTagManager })
  listeners.forEach((listener) => listener(entry))
}
