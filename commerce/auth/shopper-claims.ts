import type { JWTPayload } from 'jose'
import { z } from 'zod'
import type { Shopper } from '../access/require-shopper'
import { invalidRequest } from './oauth-problem'
import { toGuestCustomerId } from '../secrets'

export interface ShopperIdentity {
  usid: string
  siteId: string
  clientId: string
  sessionId: string
  /** Absent for a guest. */
  registered?: { customerId: string; login: string; name: string }
  doNotTrack: boolean
}

export function toClaims(identity: ShopperIdentity, tenantId: string): JWTPayload {
  return {
    aut: 'GUID',
    sub: `cc-slas::${tenantId}::scid:${identity.clientId}::usid:${identity.usid}`,
    isb: toSubjectBlock(identity),
    ctx: 'slas',
    ist: 1,
    sty: 'User',
    dnt: identity.doNotTrack ? '1' : '0',
    sid: identity.sessionId,
  }
}

const MAX_BLOCK_LENGTH = 256

/** @throws OauthProblem 400 if the login is too long for a token. */
function toSubjectBlock({ registered, usid, siteId }: ShopperIdentity): string {
  const gcid = `gcid:${toGuestCustomerId(usid)}`
  const chid = `chid:${siteId}`
  if (!registered) return ['uido:slas', 'upn:Guest', 'uidn:Guest User', gcid, chid].join('::')
  const { login, customerId, name } = registered
  const join = (shownName: string) =>
    ['uido:ecom', `upn:${login}`, `uidn:${shownName}`, gcid, `rcid:${customerId}`, chid].join('::')
  const room = MAX_BLOCK_LENGTH - join('').length
  if (room < 0) throw invalidRequest('Issuer Subject length must be less than 256 characters')
  // a long name is shortened, but never the login
  return join(name.replaceAll(':', ' ').slice(0, room))
}

const Claims = z.object({ sub: z.string(), isb: z.string(), scp: z.string(), sid: z.string() })

/**
 * Returns the shopper of a verified token; undefined if the claims are not those of an access
 * token.
 */
export function parseClaims(payload: JWTPayload): (Shopper & { sessionId: string }) | undefined {
  const claims = Claims.safeParse(payload)
  if (!claims.success) return undefined
  const { sub, isb, scp, sid } = claims.data
  const subject = toMap(sub)
  const block = toMap(isb)
  const usid = subject.get('usid')
  const clientId = subject.get('scid')
  const guestCustomerId = block.get('gcid')
  const siteId = block.get('chid')
  if (!usid || !clientId || !guestCustomerId || !siteId) return undefined
  const registeredId = block.get('rcid')
  return {
    customerId: registeredId ?? guestCustomerId,
    guestCustomerId,
    usid,
    siteId,
    clientId,
    isRegistered: registeredId !== undefined,
    authType: registeredId === undefined ? 'guest' : 'registered',
    login: registeredId === undefined ? undefined : block.get('upn'),
    scopes: scp.split(' '),
    sessionId: sid,
  }
}

function toMap(list: string): Map<string, string> {
  const entries = list.split('::').map((part): [string, string] => {
    const colon = part.indexOf(':')
    return [part.slice(0, colon), part.slice(colon + 1)]
  })
  return new Map(entries)
}
