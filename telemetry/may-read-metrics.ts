import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isLocalRequest } from '../config/local-request'

/**
 * Returns whether a request may read `/metrics`: with the token (`Authorization: Bearer …`), or, if
 * no token is configured, only from this machine.
 */
export function mayReadMetrics(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  token: string | undefined,
): boolean {
  if (token === undefined) return isLocalRequest(request)
  const given = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
  return timingSafeEqual(digest(given), digest(token))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
