import { authenticateCustomer, exchangeCode } from '@/commerce-client/login'
import { callbackUri } from './callback-uri'
import { createProofKey } from './pkce'
import { getSession } from './session'
import { withSessionLock } from './session-lock'
import { readRefreshToken, readUsid, storeTokens } from './session-tokens'

export interface Credentials {
  email: string
  password: string
}

/**
 * Makes this browser's session a registered customer's (D2 §4). It goes on with the guest's session
 * id, by which the service knows whose bag is handed over.
 * @returns whether there was a guest before.
 * Throws AppError 401 for a wrong e-mail or password, 429 after too many attempts.
 */
export async function logIn(siteId: string, credentials: Credentials): Promise<boolean> {
  const wasGuest = await withSessionLock(siteId, async () => {
    const isGuest = readRefreshToken(siteId)?.authType === 'guest'
    const { verifier, challenge } = await createProofKey()
    const redirectUri = callbackUri()
    const grant = await authenticateCustomer(siteId, credentials, {
      codeChallenge: challenge,
      redirectUri,
      usid: isGuest ? readUsid(siteId) : undefined,
    })
    const proof = { codeVerifier: verifier, redirectUri }
    storeTokens(siteId, await exchangeCode(siteId, grant, proof))
    return isGuest
  })
  // Looking at the session tells everybody that the customer is another one.
  getSession(siteId)
  return wasGuest
}
