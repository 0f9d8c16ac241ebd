import type { FastifyRequest } from 'fastify'
import type { Config } from '../config'
import { readCookie } from '../http/read-cookie'

type Reached = Pick<Config, 'publicOrigin'>

const isSecure = ({ publicOrigin }: Reached) => publicOrigin.startsWith('https:')

// browsers accept the prefix only from a secure page, so no other host of the domain can set the
// cookie
const nameOf = (config: Reached) => (isSecure(config) ? '__Host-operator' : 'operator')

export function readSessionCookie(request: FastifyRequest, config: Reached): string | undefined {
  return readCookie(request, nameOf(config))
}

/**
 * Returns the header that stores a session's secret until the browser is closed; the database may
 * end the session sooner. Requests from other sites' pages do not include it (`SameSite=Strict`).
 * @param secret empty to delete the cookie
 */
export function toSessionCookie(secret: string, config: Reached): string {
  const parts = [`${nameOf(config)}=${secret}`, 'Path=/', 'HttpOnly', 'SameSite=Strict']
  if (isSecure(config)) parts.push('Secure')
  if (secret === '') parts.push('Max-Age=0')
  return parts.join('; ')
}
