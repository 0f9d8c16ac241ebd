import type { FastifyRequest } from 'fastify'
import { badRequest } from './problem'

/**
 * Reads the caller's address once, when the request arrives: Fastify reads it from the socket on
 * each access, and the socket has no address once the caller has disconnected.
 */
export function keepCallerAddress(request: FastifyRequest): void {
  const address = request.ip
  // Undefined when the caller has disconnected, although its type is not optional.
  if (!address) throw badRequest('The caller has disconnected.')
  Object.defineProperty(request, 'ip', { value: address })
}
