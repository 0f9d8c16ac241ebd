import { isAllowed, readTrackingConsent } from '@/shopper/session/tracking-consent'
import { pageTypeOf } from '@/site/page-type'
import type { AnalyticsEvent, AnalyticsEvents, EventName } from './analytics-events'

declare global {
  interface Window {
    /** The data layer: the shop's events for analytics (ANL-001); a tag manager adds its own. */
    dataLayer?: object[]
  }
}

/**
 * Additional fields for Google Tag Manager, which calls the callback once all its tags have fired.
 */
export interface TagManagerFields {
  eventCallback: () => void
  /** Milliseconds after which the callback is called even if tags have not fired. */
  eventTimeout: number
}

/** The last consent pushed into each data layer: a page has one, a test several. */
const sent = new WeakMap<object[], string>()
const listeners = new Set<(event: AnalyticsEvent) => void>()

/**
 * Pushes an event with the current page type into the data layer (ANL-001). The tracking consent is
 * pushed before the first event, and again before the next event after it has changed.
 */
export function pushEvent<Name extends EventName>(
  event: Name,
  details: AnalyticsEvents[Name],
  forTagManager?: TagManagerFields,
): void {
  pushConsent()
  push(event, details, forTagManager)
}

/** Pushes the visitor's tracking consent, unless it is already in the data layer. */
export function pushConsent(): void {
  const layer = (window.dataLayer ??= [])
  const consent = {
    tracking: readTrackingConsent(),
    measuring: isAllowed('measuring'),
    marketing: isAllowed('marketing'),
  }
  const text = JSON.stringify(consent)
  if (sent.get(layer) === text) return
  sent.set(layer, text)
  push('consent', consent)
}

/** Calls a listener for every event from now on. @returns a function that stops it */
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
  // TypeScript cannot infer that the name and its fields match
  const entry = { event, pageType, ...details } as AnalyticsEvent
  ;(window.dataLayer ??= []).push({ ...entry, ...forTagManager })
  listeners.forEach((listener) => listener(entry))
}
