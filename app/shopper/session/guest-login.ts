import { authorizeGuest, exchangeCode } from '@/commerce-client/login'
import type { AccessToken } from '@/commerce-client/access-token'
import { createProofKey } from './pkce'
import { callbackUri } from './callback-uri'
import { storeTokens } from './session-tokens'

/** A session of a new guest; one who was here before goes on with their refresh token. */
export async function loginAsGuest(siteId: string): Promise<AccessToken> {
  const { verifier, challenge } = await createProofKey()
  const redirectUri = callbackUri()
  const grant = await authorizeGuest(siteId, { codeChallenge: challenge, redirectUri })
  const proof = { codeVerifier: verifier, redirectUri }
  return storeTokens(siteId, await exchangeCode(siteId, grant, proof))
}
