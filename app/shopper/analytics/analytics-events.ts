import type { TrackingConsent } from '@/shopper/session/tracking-consent'

/** An e-mail address as the data layer may show it: readable once its owner has agreed to cookies. */
export interface EmailFields {
  /** SHA-256 in hex of the address, trimmed and in lower case; absent where a browser cannot make it. */
  emailHash?: string
  email?: string
}

export type Identity =
  | { userState: 'unknown'; visitorId: string }
  | ({ userState: 'logged_in'; customerNumber?: string } & EmailFields)

/**
 * Every event of the data layer with its fields, besides `event` and `pageType`, which all have.
 * `docs/analytics.md` has when each is sent; a test compares its table with this list.
 */
export interface AnalyticsEvents {
  consent: { tracking: TrackingConsent }
  'page-view': { path: string }
  identity: Identity
  'add-to-cart': { productId: string; quantity: number }
  'remove-from-cart': { productId: string; quantity: number }
  'multi-ship-start': { recipients: number }
  'checkout-error': { message: string; source?: 'gift-message' }
  'visitor-email': EmailFields
}

export type EventName = keyof AnalyticsEvents

/** An event as it lies in the data layer. */
export type AnalyticsEvent = {
  [Name in EventName]: { event: Name; pageType: string } & AnalyticsEvents[Name]
}[EventName]
