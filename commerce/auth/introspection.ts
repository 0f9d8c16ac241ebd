import type { SessionService } from './session.service'
import type { TokenIssuer } from './token-issuer'

export interface Introspection {
  active: boolean
  client_id?: string
  /** Seconds since 1970. */
  exp?: number
  iat?: number
  iss?: string
  scope?: string
  sub?: string
  token_type?: 'access_token' | 'refresh_token'
}

interface Sources {
  tokens: TokenIssuer
  sessions: SessionService
  issuer: string
  scopes: readonly string[]
}

export async function introspect(
  token: string,
  clientId: string,
  { tokens, sessions, issuer, scopes }: Sources,
): Promise<Introspection> {
  const access = await tokens.read(token)
  if (access?.shopper.clientId === clientId) {
    const { shopper, issuedAt, expiresAt, subject } = access
    return {
      active: true,
      client_id: clientId,
      exp: expiresAt,
      iat: issuedAt,
      iss: issuer,
      scope: shopper.scopes.join(' '),
      sub: subject,
      token_type: 'access_token',
    }
  }
  const session = access ? undefined : await sessions.findSession(token)
  if (session?.client_id !== clientId) return { active: false }
  return {
    active: true,
    client_id: clientId,
    exp: Math.floor(session.token_expires_at.getTime() / 1000),
    iat: Math.floor(session.created_at.getTime() / 1000),
    iss: issuer,
    scope: scopes.join(' '),
    sub: `usid:${session.usid}`,
    token_type: 'refresh_token',
  }
}
