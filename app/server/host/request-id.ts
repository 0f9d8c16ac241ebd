import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

const ACCEPTED = /^[\w.-]{8,64}$/

/**
 * The request's id: the caller's X-Request-Id or X-Correlation-Id when it is harmless, else a new
 * one. Set on the answer, and on the request for the engine and PWA Kit to pass on.
 */
export function assignRequestId(req: IncomingMessage, res: ServerResponse): string {
  const given = req.headers['x-request-id'] ?? req.headers['x-correlation-id']
  const id = typeof given === 'string' && ACCEPTED.test(given) ? given : randomUUID()
  req.headers['x-request-id'] = id
  req.headers['x-correlation-id'] = id
  res.setHeader('X-Request-Id', id)
  return id
}
