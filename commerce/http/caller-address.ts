import type { FastifyRequest } from 'fastify'
import { badRequest } from './problem'

/**
 * Reads the caller's address once, as soon as the request arrives: Fastify asks the socket anew each
 * time, and the socket of a caller who has disconnected meanwhile has none.
 */
export function keepCallerAddress(request: FastifyRequest): void {
  const address = request.ip
  // Undefined, whatever its type says, when the caller disconnected even before.
  if (!address) throw badRequest('The caller has disconnected.')
  Object.defineProperty(request, 'ip', { value: address })
}
