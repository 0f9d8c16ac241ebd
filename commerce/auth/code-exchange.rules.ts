import { isVerifierOf } from './pkce.rules'
import type { CodeRow } from './session.repository'

export interface CodeExchange {
  code: string
  codeVerifier?: string
  clientId: string
  /** Not checked for a code that was requested without one. */
  redirectUri?: string
  siteId?: string
  usid?: string
  doNotTrack: boolean
  visitId?: string
}

export function isExchangeFor(code: CodeRow, exchange: CodeExchange, now: Date): boolean {
  return (
    code.expires_at > now &&
    code.client_id === exchange.clientId &&
    (exchange.redirectUri === undefined || code.redirect_uri === exchange.redirectUri) &&
    (exchange.siteId === undefined || code.site_id === exchange.siteId) &&
    (exchange.usid === undefined || code.usid === exchange.usid) &&
    isProvedBy(code.code_challenge, exchange.codeVerifier)
  )
}

// without a challenge, the client authenticated itself with its secret
function isProvedBy(challenge: string, verifier: string | undefined): boolean {
  if (challenge === '') return verifier === undefined
  return verifier !== undefined && isVerifierOf(challenge, verifier)
}
