import { siteRoutes } from '@/commerce-client/site-routes'
import { setShopperTokens } from '@/commerce-client/token-source'
import { callSite } from '@/commerce-client/transport'
import { parseAccessToken, type AccessToken } from '@/commerce-client/access-token'
import type { SessionMarker } from '@/commerce-client/session-marker'
import { asFields, asText } from '@/lib/read-fields'
import { extendCommerceSession } from './commerce-session'
import { forgetEarlierTokens, readEarlierTokens } from './earlier-tokens'
import { emitSessionEvent } from './session-events'
import { withSessionLock } from './session-lock'
import { isMarkedLoggedOut, readMarker } from './session-marker'
import { findToken, keepToken, readRefusedToken, refuseToken, shareTokens } from './token-memory'
import { requireVisitId } from './visit-id'

const known = new Map<string, SessionMarker>()
const pending = new Map<string, Promise<AccessToken>>()

/**
 * Returns the current shopper without starting or renewing a session; undefined for a visitor
 * without a session.
 */
export function getSession(siteId: string): SessionMarker | undefined {
  if (typeof window === 'undefined') return undefined
  const marker = readMarker(siteId)
  const before = known.get(siteId)
  if (!marker || marker.customerId === before?.customerId) return marker
  known.set(siteId, marker)
  if (before) emitSessionEvent('session-changed', siteId, before.authType)
  return marker
}

/** Returns whether this visitor has a session, including one that can be renewed. */
export function hasSession(siteId: string): boolean {
  if (typeof window === 'undefined') return false
  return Boolean(getSession(siteId) ?? readEarlierTokens(siteId))
}

/**
 * Returns the shopper's valid session: it is renewed before it expires, and a new guest's is
 * created if there is none. In this order: changes of other tabs, the token, the commerce session
 * (SES-005, SES-006).
 */
export async function requireSession(siteId: string): Promise<AccessToken> {
  shareTokens(getSession)
  getSession(siteId)
  const token = findToken(siteId) ?? (await renewOnce(siteId))
  extendCommerceSession(siteId)
  return token
}

/** Checks whether another tab has changed the session, and renews it if due (SES-011). */
export async function checkSession(siteId: string): Promise<void> {
  if (hasSession(siteId)) await requireSession(siteId)
}

/** Stores the answer of a session route, and notifies listeners if the customer has changed. */
export function takeAnswer(siteId: string, answer: unknown): AccessToken {
  shareTokens(getSession)
  const token = keepToken(siteId, answer)
  getSession(siteId)
  return token
}

// Runs one renewal at a time: the promise limits this tab, the lock all tabs.
function renewOnce(siteId: string): Promise<AccessToken> {
  const running = pending.get(siteId)
  if (running) return running
  const renewal = withSessionLock(
    siteId,
    async () => findToken(siteId) ?? (await renew(siteId)),
  ).finally(() => pending.delete(siteId))
  pending.set(siteId, renewal)
  return renewal
}

async function renew(siteId: string): Promise<AccessToken> {
  const isLoggingOut = isMarkedLoggedOut(siteId)
  const route = isLoggingOut ? siteRoutes.logOut : siteRoutes.session
  const wasRegistered = !isLoggingOut && readMarker(siteId)?.authType === 'registered'
  const earlier = readEarlierTokens(siteId)
  const body = { visitId: requireVisitId(siteId), refused: readRefusedToken(siteId), earlier }
  const answer = await callSite(siteId, route, { body, outlivesPage: true })
  if (earlier) forgetEarlierTokens(siteId)
  const { ended, access_token: value } = asFields(answer)
  const isGuestNow = parseAccessToken(asText(value) ?? '')?.authType === 'guest'
  // a browser that has lost its refresh token gets a guest's token instead of a refusal
  if (ended === 'registered' || (wasRegistered && isGuestNow))
    emitSessionEvent('session-expired', siteId)
  if (ended === 'guest') emitSessionEvent('guest-expired', siteId)
  return takeAnswer(siteId, answer)
}

setShopperTokens({
  async findAccessToken(siteId) {
    if (!hasSession(siteId)) return undefined
    // public data can be read without a token
    return requireSession(siteId).then(
      ({ value }) => value,
      () => undefined,
    )
  },
  async getAccessToken(siteId) {
    return (await requireSession(siteId)).value
  },
  async replaceAccessToken(siteId, value) {
    refuseToken(siteId, value)
    return (await requireSession(siteId)).value
  },
})
