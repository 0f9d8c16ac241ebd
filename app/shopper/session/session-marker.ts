import {
  commerceSessionName,
  LOGGED_OUT,
  markerName,
  parseMarker,
  type SessionMarker,
} from '@/commerce-client/session-marker'

/** As long as the refresh tokens last. */
const MAX_AGE_S = 90 * 24 * 60 * 60

/** Who shops, as the last answer of the session's routes left it, in this tab or another. */
export function readMarker(siteId: string): SessionMarker | undefined {
  return parseMarker(readCookie(markerName(siteId)))
}

/** Epoch milliseconds; 0 for none. */
export function readCommerceSessionEnd(siteId: string): number {
  return Number(readCookie(commerceSessionName(siteId)))
}

/** Nobody is logged in from here on; the service is informed by the next request for a token. */
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
