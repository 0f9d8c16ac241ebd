import type { TrackingConsent } from '@/shopper/session/tracking-consent'
import type { CookiePurpose } from '@/site/third-party'

/**
 * An e-mail address for the data layer. It is included in plain text only if the visitor has agreed
 * to cookies.
 */
export interface EmailFields {
  /** SHA-256 in hex of the trimmed, lower-case address; absent if the browser cannot compute it. */
  emailHash?: string
  email?: string
}

export type Identity =
  | { userState: 'unknown'; visitorId: string }
  | ({ userState: 'logged_in'; customerNumber?: string } & EmailFields)

/**
 * Every event of the data layer with its own fields; `event` and `pageType` are added to all.
 * `docs/analytics.md` describes when each is sent; a test compares its table with this list.
 */
export interface AnalyticsEvents {
  consent: { tracking: TrackingConsent } & Record<CookiePurpose, boolean>
  'page-view': { path: string }
  identity: Identity
  'add-to-cart': { productId: string; quantity: number }
  'remove-from-cart': { productId: string; quantity: number }
  'multi-ship-start': { recipients: number }
  'checkout-error': { message: string; source?: 'gift-message' }
  'visitor-email': EmailFields
}

export type EventName = keyof AnalyticsEvents

/** An event in the data layer. */
export type AnalyticsEvent = {
  [Name in EventName]: { event: Name; pageType: string } & AnalyticsEvents[Name]
}[EventName]
