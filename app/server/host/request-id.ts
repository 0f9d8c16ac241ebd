import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import requestId from '../../../config/request-id.json'

const ACCEPTED = new RegExp(requestId.pattern)
/** Of proxies and of foreign clients; `correlation-id` is what the published documents name. */
const NAMES = ['x-request-id', 'correlation-id', 'x-correlation-id']

/**
 * The request's id: what the caller names it, when that is harmless, else a new one. Set on the
 * answer, and on the request for the engine and PWA Kit to pass on.
 */
export function assignRequestId(req: IncomingMessage, res: ServerResponse): string {
  const given = NAMES.map((name) => req.headers[name]).find((value) => value !== undefined)
  const id = typeof given === 'string' && ACCEPTED.test(given) ? given : randomUUID()
  for (const name of NAMES) req.headers[name] = id
  res.setHeader('X-Request-Id', id)
  return id
}
