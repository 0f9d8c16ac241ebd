import { authenticateCustomer, exchangeCode } from '@/commerce-client/login'
import { callbackUri } from './callback-uri'
import { createProofKey } from './pkce'
import { getSession } from './session'
import { markExpiryTold } from './session-events'
import { withSessionLock } from './session-lock'
import { readRefreshToken, readUsid, storeTokens } from './session-tokens'
import { requireVisitId } from './visit-id'

export interface Credentials {
  email: string
  password: string
}

/**
 * Makes this browser's session a registered customer's (D2 §4). It goes on with the guest's session
 * id, by which the service knows whose bag is handed over; the guest's refresh token proves it.
 * @returns whether there was a guest before.
 * Throws AppError 401 for a wrong e-mail or password, 429 after too many attempts.
 */
export async function logIn(siteId: string, credentials: Credentials): Promise<boolean> {
  const wasGuest = await withSessionLock(siteId, async () => {
    const before = readRefreshToken(siteId)
    const isGuest = before?.authType === 'guest'
    const usid = readUsid(siteId)
    const { verifier, challenge } = await createProofKey()
    const redirectUri = callbackUri()
    const grant = await authenticateCustomer(siteId, credentials, {
      codeChallenge: challenge,
      redirectUri,
      ...(isGuest && usid && { guest: { usid, refreshToken: before.value } }),
    })
    const proof = { codeVerifier: verifier, redirectUri, visitId: requireVisitId(siteId) }
    storeTokens(siteId, await exchangeCode(siteId, grant, proof))
    return isGuest
  })
  markExpiryTold(siteId)
  // Looking at the session tells everybody that the customer is another one.
  getSession(siteId)
  return wasGuest
}
