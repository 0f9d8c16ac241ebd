import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { parseBasicCredentials } from '../auth/basic-credentials'
import { forbidden, Problem } from '../http/problem'

const LOOPBACK_ADDRESSES = ['127.0.0.1', '::1', '::ffff:127.0.0.1']
const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]']
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via'] as const

/**
 * Lets an operator in: with the token as the password of HTTP Basic where one is set, otherwise
 * only from this very machine, under a local name and not through a proxy (the storefront's runs
 * here too, and speaks for anybody).
 * @throws Problem 401 or 403.
 */
export function requireOperator(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string | undefined,
): void {
  if (token !== undefined) {
    const given = parseBasicCredentials(request.headers.authorization)?.password ?? ''
    if (isSame(given, token)) return
    reply.header('www-authenticate', 'Basic realm="Operator", charset="UTF-8"')
    throw new Problem(401, 'unauthorized', 'Unauthorized', 'The operator token is asked for.')
  }
  if (!isLocal(request)) throw forbidden('This opens on the engine’s own machine only.')
}

function isLocal({ headers, socket }: FastifyRequest): boolean {
  const name = headers.host?.replace(/:\d+$/, '').toLowerCase() ?? ''
  const isProxied = PROXY_HEADERS.some((header) => headers[header] !== undefined)
  const isNear = LOOPBACK_ADDRESSES.includes(socket.remoteAddress ?? '')
  return isNear && !isProxied && LOCAL_NAMES.includes(name)
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
