import { makeAccessToken } from '../../../tests/setup/fake-login'
import { toCommerceSessionCookie, toMarkerCookie } from '@/commerce-client/session-marker'
import { keepToken } from '../session/token-memory'

const HOUR_S = 3600

interface Planted {
  customerId: string
  registered?: boolean
  /** Remaining lifetime of the access token, in seconds. */
  lasts?: number
}

/** Stores a session in this browser, like the session's routes. */
export function plantSession(siteId: string, { lasts = HOUR_S, ...claims }: Planted): string {
  const authType = claims.registered ? 'registered' : 'guest'
  const { customerId } = claims
  const now = Date.now()
  document.cookie = toMarkerCookie(siteId, { authType, customerId }, HOUR_S)
  document.cookie = toCommerceSessionCookie(siteId, now + HOUR_S * 1000, now)
  const token = makeAccessToken(claims)
  keepToken(siteId, { access_token: token, expires_in: lasts })
  return token
}
