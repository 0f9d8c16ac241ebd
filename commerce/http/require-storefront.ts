import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config'
import { unauthorized } from './problem'
import { requireLocal } from './require-local'

/**
 * Refuses everyone but our storefronts: they send the key if one is configured; otherwise only this
 * machine has access, if it is trusted.
 * @throws Problem 401, 403
 */
export function requireStorefront(request: FastifyRequest, config: Config): void {
  const { changeFeedKey: key } = config
  if (key === undefined) return requireLocal(request, config)
  const given = request.headers['x-api-key']
  if (typeof given === 'string' && timingSafeEqual(digest(given), digest(key))) return
  throw unauthorized('The header x-api-key is not the key of the change feed.', 'unauthorized')
}

/** A digest has the same length for every text, as the comparison requires. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
