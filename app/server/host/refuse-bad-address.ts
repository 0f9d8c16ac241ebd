import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendProblem } from './send-problem'

/** A name, or an IPv6 address in brackets, with or without a port. */
const HOST = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i

/**
 * Answers 400 to a request whose host or path make no URL, before anything builds one of them. A
 * missing host passes: HTTP/1.0 health checks send none.
 * @returns whether it was answered
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
