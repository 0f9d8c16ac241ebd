import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

const LOOPBACK_ADDRESSES = ['127.0.0.1', '::1', '::ffff:127.0.0.1']
const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]']
/** `X-Forwarded-*`, `Forwarded` and what proxies and networks for delivery send in their place. */
const PROXY_HEADER =
  /^(?:x-forwarded(?:-.+)?|x-original-.+|forwarded(?:-.+)?|via|(?:x-)?real-ip|(?:x-)?(?:cluster-)?client-ip|(?:true|fastly)-client-ip|cf-connecting-ip.*|x-envoy-.+)$/

export function isProxied(headers: IncomingHttpHeaders): boolean {
  return Object.keys(headers).some((header) => PROXY_HEADER.test(header))
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
