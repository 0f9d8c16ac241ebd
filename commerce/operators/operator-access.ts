import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { parseBasicCredentials } from '../auth/basic-credentials'
import { Problem } from '../http/problem'
import { requireLocal } from '../http/require-local'

/**
 * Lets an operator in: with the token as the password of HTTP Basic where one is set, otherwise
 * only from this very machine.
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
  requireLocal(request)
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
