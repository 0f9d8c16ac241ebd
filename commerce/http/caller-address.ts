import type { FastifyRequest } from 'fastify'
import { badRequest } from './problem'

/**
 * Reads the caller's address once, as soon as the request arrives: Fastify asks the socket anew each
 * time, and the socket of a caller who has disconnected meanwhile has none.
 */
export function keepCallerAddress(request: FastifyRequest): void {
  const address = request.ip
  // Undefined, although its type is not optional, when the caller has disconnected.
  if (!address) throw badRequest('The caller has disconnected.')
  Object.defineProperty(request, 'ip', { value: address })
}
