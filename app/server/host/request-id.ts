import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import requestId from '../../../config/request-id.json'

const ACCEPTED = new RegExp(requestId.pattern)
/** Headers of proxies and of other clients; the published documents use `correlation-id`. */
const NAMES = ['x-request-id', 'correlation-id', 'x-correlation-id']

/**
 * Returns the request's id: the caller's if it is safe, otherwise a new one. Sets it on the
 * response, and on the request so that it is passed on to the engine and PWA Kit.
 */
export function assignRequestId(req: IncomingMessage, res: ServerResponse): string {
  const given = NAMES.map((name) => req.headers[name]).find((value) => value !== undefined)
  const id = typeof given === 'string' && ACCEPTED.test(given) ? given : randomUUID()
  for (const name of NAMES) req.headers[name] = id
  res.setHeader('X-Request-Id', id)
  return id
}
