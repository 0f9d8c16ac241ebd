import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendProblem } from './send-problem'

/** A name, or an IPv6 address in brackets, with or without a port. */
const HOST = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i

/**
 * Answers 400 if the host and path of a request do not form a URL, before any code parses them. A
 * missing host is accepted, because HTTP/1.0 health checks send none.
 * @returns whether the request was answered
 */
export function refuseBadAddress(req: IncomingMessage, res: ServerResponse): boolean {
  const host = String(req.headers['x-forwarded-host'] ?? '')
  const url = req.url ?? ''
  const isHost = host === '' || (HOST.test(host) && URL.canParse(`http://${host}`))
  if (isHost && url.startsWith('/') && URL.canParse(url, 'http://localhost')) return false
  const detail = isHost ? 'The path cannot be read.' : 'The host cannot be read.'
  sendProblem(res, { status: 400, type: 'bad-address', detail })
  return true
}
