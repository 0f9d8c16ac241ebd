import type { FastifyRequest } from 'fastify'
import { LONGEST_API_ADDRESS } from '../../domain/address-limits'
import { Problem } from './problem'

/** Returns 414 for a request whose path and query are too long. */
export function findLongAddress({ raw: { url = '' } }: FastifyRequest): Problem | undefined {
  if (url.length <= LONGEST_API_ADDRESS) return undefined
  const detail = `An address has at most ${LONGEST_API_ADDRESS} characters.`
  return new Problem(414, 'uri-too-long', 'URI Too Long', detail)
}
