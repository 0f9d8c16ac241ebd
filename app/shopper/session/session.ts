import { refreshTokens } from '@/commerce-client/login'
import { setShopperTokens } from '@/commerce-client/token-source'
import { AppError } from '@/errors/app-error'
import { isFresh, type AccessToken } from '@/commerce-client/access-token'
import { loginAsGuest } from './guest-login'
import { emitSessionEvent } from './session-events'
import { withSessionLock } from './session-lock'
import { requireVisitId } from './visit-id'
import {
  dropAccessToken,
  dropRefreshToken,
  readAccessToken,
  readRefreshToken,
  storeTokens,
  type RefreshToken,
} from './session-tokens'

// Nothing here keeps a token in memory: what another tab has stored counts at once.
const customers = new Map<string, string>()
const pending = new Map<string, Promise<AccessToken>>()

/** The session there is, without starting or renewing one; undefined for a visitor who only looks. */
export function getSession(siteId: string): AccessToken | undefined {
  if (typeof window === 'undefined') return undefined
  return noticeCustomer(siteId, readAccessToken(siteId))
}

/** Whether this visitor has had a session: one that can be renewed counts. */
export function hasSession(siteId: string): boolean {
  if (typeof window === 'undefined') return false
  return Boolean(getSession(siteId) ?? readRefreshToken(siteId))
}

/** The shopper's valid session: renewed before it expires, a new guest's where there is none. */
export async function requireSession(siteId: string): Promise<AccessToken> {
  const token = getSession(siteId)
  return token && isFresh(token, Date.now()) ? token : renewOnce(siteId)
}

/** Looks whether another tab has changed the session, and renews it when due (D2 §4, window focus). */
export async function checkSession(siteId: string): Promise<void> {
  if (hasSession(siteId)) await requireSession(siteId)
}

// One renewal at a time: in this tab by the promise, across tabs by the lock.
function renewOnce(siteId: string): Promise<AccessToken> {
  const running = pending.get(siteId)
  if (running) return running
  const renewal = withSessionLock(siteId, async () => {
    const stored = readAccessToken(siteId)
    return stored && isFresh(stored, Date.now()) ? stored : renew(siteId)
  })
    .then((token) => noticeCustomer(siteId, token))
    .finally(() => pending.delete(siteId))
  pending.set(siteId, renewal)
  return renewal
}

async function renew(siteId: string): Promise<AccessToken> {
  const refreshToken = readRefreshToken(siteId)
  if (!refreshToken) return loginAsGuest(siteId)
  try {
    return storeTokens(
      siteId,
      await refreshTokens(siteId, refreshToken.value, requireVisitId(siteId)),
    )
  } catch (error) {
    if (!isRefused(error)) throw error
    return replaceRefused(siteId, refreshToken)
  }
}

// Refused may mean that another tab was first: then its tokens count. Else the shopper goes on as
// the guest they were.

async function replaceRefused(
  siteId: string,
  { value, authType }: RefreshToken,
): Promise<AccessToken> {
  const current = readRefreshToken(siteId)
  if (current && current.value !== value) {
    const stored = readAccessToken(siteId)
    return stored && isFresh(stored, Date.now()) ? stored : renew(siteId)
  }
  dropRefreshToken(siteId, authType)
  dropAccessToken(siteId)
  if (authType === 'registered') emitSessionEvent('session-expired', siteId)
  // a customer's login keeps the guest's token aside
  return renew(siteId)
}

// 'EXPIRED_TOKEN' and 'invalid refresh_token' mean a new guest; any other failure leaves the tokens.
function isRefused(error: unknown): boolean {
  if (!(error instanceof AppError)) return false
  const said = [error.message, error.detail, error.title, error.type].join(' ')
  return /expired[_ ]token|invalid[_ ]?(refresh[_ ]?token|grant)/i.test(said)
}

function noticeCustomer<Token extends AccessToken | undefined>(
  siteId: string,
  token: Token,
): Token {
  const known = customers.get(siteId)
  if (token && token.customerId !== known) {
    customers.set(siteId, token.customerId)
    if (known !== undefined) emitSessionEvent('session-changed', siteId)
  }
  return token
}

setShopperTokens({
  peekAccessToken(siteId) {
    const token = getSession(siteId)
    return token && isFresh(token, Date.now()) ? token.value : undefined
  },
  async getAccessToken(siteId) {
    return (await requireSession(siteId)).value
  },
  async replaceAccessToken(siteId, refused) {
    if (readAccessToken(siteId)?.value === refused) dropAccessToken(siteId)
    return (await requireSession(siteId)).value
  },
})
