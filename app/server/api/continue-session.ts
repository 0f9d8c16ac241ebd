import type { Caller } from '@/commerce-client/caller.server'
import { logInGuest, refreshTokens, type TokenResponse } from '@/commerce-client/login.server'
import { AppError } from '@/errors/app-error'
import type { AuthType, StoredToken } from './session-cookies'

interface Continuing {
  siteId: string
  /** A customer's refresh token is tried before a guest's. */
  stored: Readonly<Record<AuthType, StoredToken | undefined>>
  redirectUri: string
  caller: Caller
}

interface Continued {
  tokens: TokenResponse
  /** The kinds of refresh token that the service refused, in the order in which they were tried. */
  ended: AuthType[]
}

/**
 * Returns new tokens for a browser's session. If a customer's refresh token is refused, the session
 * continues as the guest's; if that is refused or missing too, as a new guest's (SES-008).
 * @throws AppError for any other failure; nothing has changed then
 */
export async function continueSession(session: Continuing): Promise<Continued> {
  const { siteId, stored, redirectUri, caller } = session
  const ended: AuthType[] = []
  for (const authType of ['registered', 'guest'] as const) {
    const own = stored[authType]
    if (!own) continue
    try {
      return { tokens: await refreshTokens(siteId, own, caller), ended }
    } catch (error) {
      if (!isRefused(error)) throw error
      ended.push(authType)
    }
  }
  return { tokens: await logInGuest(siteId, redirectUri, caller), ended }
}

/** Only 'EXPIRED_TOKEN' and 'invalid refresh_token' mean that a session has ended (SES-009). */
function isRefused(error: unknown): boolean {
  if (!(error instanceof AppError)) return false
  const text = [error.message, error.detail, error.title, error.type].join(' ')
  return /expired[_ ]token|invalid[_ ]?(refresh[_ ]?token|grant)/i.test(text)
}
