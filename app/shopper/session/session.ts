import { siteRoutes } from '@/commerce-client/site-routes'
import { setShopperTokens } from '@/commerce-client/token-source'
import { callSite } from '@/commerce-client/transport'
import { parseAccessToken, type AccessToken, isFresh } from '@/commerce-client/access-token'
import { type SessionMarker, COMMERCE_SESSION_MS } from '@/commerce-client/session-marker'
import { asFields, asText } from '@/lib/read-fields'
import { emitSessionEvent } from './session-events'
import { withSessionLock } from './session-lock'
import { isMarkedLoggedOut, readMarker, readCommerceSessionEnd } from './session-marker'
import {
  findToken,
  keepToken,
  lastShopper,
  readRefusedToken,
  refuseToken,
  shareTokens,
} from './token-memory'
import { requireVisitId } from './visit-id'
import { millisecondsInMinute } from 'date-fns/constants'
import { logWarning } from '@/lib/log'
import { browserStore } from '@/lib/browser-store'

const NAMES = ['access_token', 'refresh_token_guest', 'refresh_token_registered', 'usid'] as const

const read = (name: (typeof NAMES)[number], siteId: string) =>
  browserStore().get(`${name}_${siteId}`)

/**
 * Returns refresh tokens that an earlier version of the shop stored where scripts could read them.
 * They are sent to the server once, so that a returning shopper keeps bag and login (ADR 45).
 */
function readEarlierTokens(siteId: string) {
  const usid = read('usid', siteId) ?? ''
  const guest = read('refresh_token_guest', siteId)
  const registered = read('refresh_token_registered', siteId)
  if (!guest && !registered) return undefined
  return {
    ...(guest && { guest: { usid, refreshToken: guest } }),
    ...(registered && { registered: { usid, refreshToken: registered } }),
  }
}

function forgetEarlierTokens(siteId: string): void {
  NAMES.forEach((name) => browserStore().remove(`${name}_${siteId}`))
}

/**
 * Time before which this tab does not request another commerce session, by site. Needed if the
 * browser's clock is wrong and every marker looks expired.
 */
const quietUntil = new Map<string, number>()

/**
 * Extends the commerce session by 15 minutes when one minute or less is left (SES-004). Runs in the
 * background, because the shop works without it.
 */
function extendCommerceSession(siteId: string): void {
  const now = Date.now()
  if (isFresh({ expiresAt: readCommerceSessionEnd(siteId) }, now)) return
  if (now < (quietUntil.get(siteId) ?? 0)) return
  quietUntil.set(siteId, now + COMMERCE_SESSION_MS - millisecondsInMinute)
  callSite(siteId, siteRoutes.createSession).catch((error: unknown) => {
    quietUntil.set(siteId, Date.now() + millisecondsInMinute)
    logWarning('The commerce session was not extended', { error })
  })
}

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
  // a browser that has lost all cookies, too, had the session whose token this page used
  const before = isLoggingOut ? undefined : (readMarker(siteId) ?? lastShopper(siteId))
  const earlier = readEarlierTokens(siteId)
  const body = { visitId: requireVisitId(siteId), refused: readRefusedToken(siteId), earlier }
  const answer = await callSite(siteId, route, { body, outlivesPage: true })
  if (earlier) forgetEarlierTokens(siteId)
  const { ended, access_token: value } = asFields(answer)
  const now = parseAccessToken(asText(value) ?? '')
  // a browser that has lost its refresh token gets another guest's token instead of a refusal
  const lost = now?.authType === 'guest' && now.customerId !== before?.customerId && before
  const endings = [ended, lost && lost.authType]
  if (endings.includes('registered')) emitSessionEvent('session-expired', siteId)
  if (endings.includes('guest')) emitSessionEvent('guest-expired', siteId)
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
