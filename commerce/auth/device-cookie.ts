import type { FastifyRequest } from 'fastify'
import { readCookie } from '../http/read-cookie'

const NAME = 'known_device'
const YEAR_SECONDS = 365 * 86_400

/** The secret by which a browser is known, if it has the form of one. */
export function readDeviceCookie(request: FastifyRequest): string | undefined {
  const value = readCookie(request, NAME)
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined
}

/** No page's script may read it, and no other site's page may send it. */
export function toDeviceCookie(secret: string, isSecure: boolean): string {
  const flags = ['Path=/', `Max-Age=${YEAR_SECONDS}`, 'HttpOnly', 'SameSite=Lax']
  return [`${NAME}=${secret}`, ...flags, ...(isSecure ? ['Secure'] : [])].join('; ')
}
