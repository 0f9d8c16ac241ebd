import type { FastifyRequest } from 'fastify'
import type { Config } from '../config'
import { readCookie } from '../http/read-cookie'

type Reached = Pick<Config, 'publicOrigin'>

const isSecure = ({ publicOrigin }: Reached) => publicOrigin.startsWith('https:')

// browsers take the prefix from a secure page alone: no other host of the domain can set it
const nameOf = (config: Reached) => (isSecure(config) ? '__Host-operator' : 'operator')

/** The secret of the operator's session, as the browser stores it. */
export function readSessionCookie(request: FastifyRequest, config: Reached): string | undefined {
  return readCookie(request, nameOf(config))
}

/**
 * The header that stores a session's secret until the browser is closed; the database ends it
 * sooner. Other sites' pages do not send it along (`SameSite=Strict`). @param secret empty: forget
 * it
 */
export function toSessionCookie(secret: string, config: Reached): string {
  const parts = [`${nameOf(config)}=${secret}`, 'Path=/', 'HttpOnly', 'SameSite=Strict']
  if (isSecure(config)) parts.push('Secure')
  if (secret === '') parts.push('Max-Age=0')
  return parts.join('; ')
}
