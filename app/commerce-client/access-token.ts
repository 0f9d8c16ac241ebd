import { millisecondsInMinute } from 'date-fns/constants'

/** The shopper claims of an access token (SES-001). */
export interface AccessToken {
  /** The raw token, without the bearer prefix. */
  value: string
  authType: 'guest' | 'registered'
  customerId: string
  usid: string
  /** Epoch milliseconds, by the service's clock. */
  issuedAt: number
  expiresAt: number
}

/** Tokens and commerce sessions are renewed this long before they expire (SES-003, SES-004). */
const SAFETY_MARGIN_MS = millisecondsInMinute

/**
 * Reads a token's claims; undefined if it is not one of the service's tokens. The signature is not
 * verified here: the service does that.
 */
export function parseAccessToken(token: string): AccessToken | undefined {
  const value = token.replace(/^Bearer\s+/i, '')
  const claims = parseClaims(value)
  if (!claims) return undefined
  const { exp, iat, isb, sub } = claims
  if (typeof exp !== 'number' || typeof isb !== 'string' || typeof sub !== 'string')
    return undefined
  const shopper = parsePairs(isb)
  const customerId = shopper.get('rcid') ?? shopper.get('gcid')
  if (!customerId) return undefined
  return {
    value,
    authType: shopper.has('rcid') ? 'registered' : 'guest',
    customerId,
    usid: parsePairs(sub).get('usid') ?? '',
    issuedAt: typeof iat === 'number' ? iat * 1000 : 0,
    expiresAt: exp * 1000,
  }
}

/** Returns whether the token has more than the safety margin left. */
export function isFresh({ expiresAt }: Pick<AccessToken, 'expiresAt'>, now: number): boolean {
  return expiresAt - SAFETY_MARGIN_MS > now
}

function parseClaims(token: string): Record<string, unknown> | undefined {
  try {
    const payload = token.split('.')[1] ?? ''
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (char) =>
      char.charCodeAt(0),
    )
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof claims === 'object' && claims !== null ? { ...claims } : undefined
  } catch {
    return undefined
  }
}

/** Parses `gcid:abc::chid:site` into gcid: abc, chid: site. */
function parsePairs(text: string): Map<string, string> {
  return new Map(
    text.split('::').map((pair): [string, string] => {
      const at = pair.indexOf(':')
      return [pair.slice(0, at), pair.slice(at + 1)]
    }),
  )
}
