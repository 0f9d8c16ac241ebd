import { authorizeGuest, exchangeCode } from '@/commerce-client/login'
import type { AccessToken } from './access-token'
import { createProofKey } from './pkce'
import { callbackUri } from './callback-uri'
import { readUsid, storeTokens } from './session-tokens'

/** A guest's session: the same guest as before, with their bag, where this browser had one. */
export async function loginAsGuest(siteId: string): Promise<AccessToken> {
  const { verifier, challenge } = await createProofKey()
  const redirectUri = callbackUri()
  const usid = readUsid(siteId)
  const grant = await authorizeGuest(siteId, { codeChallenge: challenge, redirectUri, usid })
  const proof = { codeVerifier: verifier, redirectUri }
  return storeTokens(siteId, await exchangeCode(siteId, grant, proof))
}
