import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isLocalRequest } from '../config/local-request'
import type { MetricsAccess } from './telemetry-settings'

/**
 * Returns whether a request may read `/metrics`: with the token (`Authorization: Bearer …`), or, if
 * no token is configured, from this machine while `LOCAL_ACCESS` is `open`.
 */
export function mayReadMetrics(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  { token, isOpenLocally }: MetricsAccess,
): boolean {
  if (token === undefined) return isOpenLocally && isLocalRequest(request)
  const given = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
  return timingSafeEqual(digest(given), digest(token))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
