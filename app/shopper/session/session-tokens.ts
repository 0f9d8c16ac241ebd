import type { TokenResponse } from '@/commerce-client/login'
import { browserStore } from '@/lib/browser-store'
import { parseAccessToken, type AccessToken } from '@/commerce-client/access-token'
import { forgetVisit } from './visit-id'

/** Refresh tokens are kept 90 days (D2 §9). */
const REFRESH_MAX_AGE_S = 90 * 24 * 60 * 60

export interface RefreshToken {
  value: string
  authType: AccessToken['authType']
}

const accessKey = (siteId: string) => `access_token_${siteId}`
const refreshKey = (siteId: string, authType: AccessToken['authType']) =>
  `refresh_token_${authType}_${siteId}`
const usidKey = (siteId: string) => `usid_${siteId}`

/** The access token there is, fresh or not: also one another tab has stored since. */
export function readAccessToken(siteId: string): AccessToken | undefined {
  const stored = browserStore().get(accessKey(siteId))
  return stored === undefined ? undefined : parseAccessToken(stored)
}

/** A registered customer's refresh token comes before a guest's. */
export function readRefreshToken(siteId: string): RefreshToken | undefined {
  const store = browserStore()
  for (const authType of ['registered', 'guest'] as const) {
    const value = store.get(refreshKey(siteId, authType))
    if (value) return { value, authType }
  }
  return undefined
}

/** Keeps both tokens of an answer. Throws when the access token is not one we can read. */
export function storeTokens(siteId: string, answer: TokenResponse): AccessToken {
  const token = parseAccessToken(answer.access_token)
  if (!token) throw new Error('The login service answered an access token without a shopper')
  const store = browserStore()
  store.set(accessKey(siteId), token.value, answer.expires_in)
  store.set(refreshKey(siteId, token.authType), answer.refresh_token, REFRESH_MAX_AGE_S)
  if (token.usid) store.set(usidKey(siteId), token.usid, REFRESH_MAX_AGE_S)
  // A customer's login keeps the guest's token aside; a guest has no customer's.
  if (token.authType === 'guest') store.remove(refreshKey(siteId, 'registered'))
  return token
}

/** The session's own id; with the guest's refresh token it hands their bag over. */
export function readUsid(siteId: string): string | undefined {
  const usid = browserStore().get(usidKey(siteId))
  return usid && /^[\w-]{1,128}$/.test(usid) ? usid : undefined
}

/** After logging out nothing leads back to the customer or to the guest they were. */
export function dropAllTokens(siteId: string): void {
  const store = browserStore()
  store.remove(accessKey(siteId))
  store.remove(refreshKey(siteId, 'registered'))
  store.remove(refreshKey(siteId, 'guest'))
  store.remove(usidKey(siteId))
  forgetVisit(siteId)
}

export function dropAccessToken(siteId: string): void {
  browserStore().remove(accessKey(siteId))
}

export function dropRefreshToken(siteId: string, authType: AccessToken['authType']): void {
  browserStore().remove(refreshKey(siteId, authType))
}
