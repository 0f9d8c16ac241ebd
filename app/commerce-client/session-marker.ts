import { unescapeText } from '@rules/unescape-text'
import type { AccessToken } from './access-token'

/**
 * The part of a browser's session that scripts can read without a request (ADR 45): the customer.
 * It grants no access; the tokens are in cookies that scripts cannot read.
 */
export interface SessionMarker {
  authType: AccessToken['authType']
  customerId: string
}

/** After a refresh a commerce session is valid for 15 minutes (SES-004). */
export const COMMERCE_SESSION_MS = 900_000
/** Written by a browser that could not log out immediately: its next request does. */
export const LOGGED_OUT = 'logged-out'

export const markerName = (siteId: string) => encodeURIComponent(`session_${siteId}`)
export const commerceSessionName = (siteId: string) =>
  encodeURIComponent(`commerce_session_${siteId}`)

export function toMarkerCookie(
  siteId: string,
  shopper: SessionMarker | undefined,
  maxAgeSeconds: number,
): string {
  const value = shopper ? `${shopper.authType}.${encodeURIComponent(shopper.customerId)}` : ''
  return `${markerName(siteId)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax`
}

/** @param endsAt epoch milliseconds, like `now` */
export function toCommerceSessionCookie(siteId: string, endsAt: number, now: number): string {
  const maxAgeSeconds = Math.max(0, Math.floor((endsAt - now) / 1000))
  const flags = `Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax`
  return `${commerceSessionName(siteId)}=${endsAt}; ${flags}`
}

export function parseMarker(value: string): SessionMarker | undefined {
  const [, authType, escaped = ''] = /^(guest|registered)\.([^.]+)$/.exec(value) ?? []
  const customerId = unescapeText(escaped)
  if (!customerId) return undefined
  return { authType: authType === 'guest' ? 'guest' : 'registered', customerId }
}
