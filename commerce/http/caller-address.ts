import type { FastifyRequest } from 'fastify'
import { badRequest } from './problem'

/** Once, on arrival: Fastify reads the socket, which loses the address on disconnecting. */
export function keepCallerAddress(request: FastifyRequest): void {
  const address = request.ip
  // Undefined when the caller has disconnected, although its type is not optional.
  if (!address) throw badRequest('The caller has disconnected.')
  Object.defineProperty(request, 'ip', { value: address })
}
