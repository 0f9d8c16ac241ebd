import type { FastifyRequest } from 'fastify'
import { forbidden } from './problem'

const LOOPBACK_ADDRESSES = ['127.0.0.1', '::1', '::ffff:127.0.0.1']
const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]']
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via'] as const

/**
 * Lets only this very machine in, under a local name and not through a proxy (the storefront's runs
 * here too, and speaks for anybody).
 * @throws Problem 403
 */
export function requireLocal({ headers, socket }: FastifyRequest): void {
  const name = headers.host?.replace(/:\d+$/, '').toLowerCase() ?? ''
  const isProxied = PROXY_HEADERS.some((header) => headers[header] !== undefined)
  const isNear = LOOPBACK_ADDRESSES.includes(socket.remoteAddress ?? '')
  if (isNear && !isProxied && LOCAL_NAMES.includes(name)) return
  throw forbidden('This opens on the engine’s own machine only.')
}
