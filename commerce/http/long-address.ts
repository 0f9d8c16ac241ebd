import type { FastifyRequest } from 'fastify'
import { MAX_API_ADDRESS_LENGTH } from '../../rules/address-limits'
import { Problem } from './problem'

/** Returns 414 for a request whose path and query are too long. */
export function findLongAddress({ raw: { url = '' } }: FastifyRequest): Problem | undefined {
  if (url.length <= MAX_API_ADDRESS_LENGTH) return undefined
  const detail = `An address has at most ${MAX_API_ADDRESS_LENGTH} characters.`
  return new Problem(414, 'uri-too-long', 'URI Too Long', detail)
}
