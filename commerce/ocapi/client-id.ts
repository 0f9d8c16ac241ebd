import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AuthModules } from '../auth/auth-modules'
import { badRequest, unauthorized } from '../http/problem'

declare module 'fastify' {
  interface RequestServices {
    signIn: AuthModules
  }
}

const ClientQuery = z.object({ client_id: z.string().optional() }).catch({})

/** @throws Problem 400 without a client, 401 for an unknown one. */
export function requireClientId(request: FastifyRequest): string {
  const header = request.headers['x-dw-client-id']
  const { client_id: clientId = [header].flat()[0] } = ClientQuery.parse(request.query)
  if (clientId === undefined || clientId === '') {
    throw badRequest('The client ID is missing in the request.', 'missing-client-id')
  }
  // a confidential client would have to authenticate itself
  if (!request.server.services.signIn.clients.isPublic(clientId)) {
    throw unauthorized(`The client ID '${clientId}' is unknown.`, 'unknown-client-id')
  }
  return clientId
}
