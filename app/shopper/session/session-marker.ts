import { secondsInDay } from 'date-fns/constants'
import {
  commerceSessionName,
  LOGGED_OUT,
  markerName,
  parseMarker,
  type SessionMarker,
} from '@/commerce-client/session-marker'

/** The lifetime of the refresh tokens. */
const MAX_AGE_S = 90 * secondsInDay

/** Returns the current shopper, as stored by the last answer of the session's routes in any tab. */
export function readMarker(siteId: string): SessionMarker | undefined {
  return parseMarker(readCookie(markerName(siteId)))
}

/** Epoch milliseconds; 0 for none. */
export function readCommerceSessionEnd(siteId: string): number {
  return Number(readCookie(commerceSessionName(siteId)))
}

/** Logs out this browser; the next request for a token informs the service. */
export function markLoggedOut(siteId: string): void {
  const flags = `Path=/; Max-Age=${MAX_AGE_S}; SameSite=Lax`
  document.cookie = `${markerName(siteId)}=${LOGGED_OUT}; ${flags}`
}

export function isMarkedLoggedOut(siteId: string): boolean {
  return readCookie(markerName(siteId)) === LOGGED_OUT
}

function readCookie(name: string): string {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return found?.slice(name.length + 1) ?? ''
}
