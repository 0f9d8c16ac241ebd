import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

const LOOPBACK_ADDRESSES = ['127.0.0.1', '::1', '::ffff:127.0.0.1']
const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]']
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via'] as const

export function isProxied(headers: IncomingHttpHeaders): boolean {
  return PROXY_HEADERS.some((header) => headers[header] !== undefined)
}

/**
 * Returns whether a request comes from this machine, under a local name and not through a proxy. A
 * proxy on this machine forwards requests of any visitor.
 */
export function isLocalRequest({
  headers,
  socket,
}: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  const name = headers.host?.replace(/:\d+$/, '').toLowerCase() ?? ''
  const isNear = LOOPBACK_ADDRESSES.includes(socket.remoteAddress ?? '')
  return isNear && !isProxied(headers) && LOCAL_NAMES.includes(name)
}
