import type { FastifyRequest } from 'fastify'
import { isLocalRequest } from '../../config/local-request'
import { forbidden } from './problem'

/**
 * Refuses requests that have no key, unless this machine's are trusted (`LOCAL_ACCESS`).
 * @throws Problem 403
 */
export function requireLocal(
  request: FastifyRequest,
  { isOpenLocally }: { isOpenLocally: boolean },
): void {
  if (isOpenLocally && isLocalRequest(request)) return
  throw forbidden('This is closed: it takes a key, or LOCAL_ACCESS=open on the engine’s machine.')
}
