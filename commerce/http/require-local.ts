import type { FastifyRequest } from 'fastify'
import { isLocalRequest } from '../../config/local-request'
import { forbidden } from './problem'

/**
 * Refuses requests from other machines.
 * @throws Problem 403
 */
export function requireLocal(request: FastifyRequest): void {
  if (!isLocalRequest(request)) throw forbidden('This opens on the engine’s own machine only.')
}
