import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config'
import { requireLocal } from '../../http/require-local'
import { toHubError } from './hub-error'

/**
 * Allows access to unpublished content: with the staging key if one is set, or else from this
 * machine, if it is trusted.
 * @returns false if the request was refused with 401.
 * @throws Problem 403
 */
export function requireStagingKey(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Pick<Config, 'contentHubStagingKey' | 'isOpenLocally'>,
): boolean {
  const { contentHubStagingKey: key } = config
  if (key === undefined) {
    requireLocal(request, config)
    return true
  }
  const given = request.headers['x-api-key']
  if (typeof given === 'string' && timingSafeEqual(digest(given), digest(key))) return true
  reply.code(401).send(toHubError('UNAUTHORIZED', 'The header x-api-key is not the staging key'))
  return false
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
