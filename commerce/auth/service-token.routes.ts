import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { AuthService } from './auth.service'
import type { Config } from '../config'
import { parseRequest, requirePrivateClient, type AuthRequestNeeds } from './auth-request'
import { listClientScopes } from './client-scopes.rules'
import { SERVICE_TOKEN_LIFETIME } from './service-token'

export interface ServiceTokenNeeds extends AuthRequestNeeds {
  auth: AuthService
  config: Config
}

const Body = z.object({
  grant_type: z.literal('client_credentials'),
  scope: z.string().max(1024).optional(),
})

/**
 * Registers the account manager's endpoint: it issues tokens to confidential clients for calls that
 * are not made by shoppers.
 */
export function registerServiceTokens(app: FastifyInstance, services: ServiceTokenNeeds): void {
  app.post('/dwsso/oauth2/access_token', async (request, reply) => {
    const clientId = requirePrivateClient(request, services)
    const { scope } = parseRequest(Body, request.body)
    const allowed = listClientScopes(services.config, clientId)
    const scopes = scope?.split(' ').filter((name) => allowed.includes(name)) ?? allowed
    reply.header('cache-control', 'no-store')
    return {
      access_token: await services.auth.createServiceToken(clientId, scopes),
      scope: scopes.join(' '),
      token_type: 'Bearer',
      expires_in: SERVICE_TOKEN_LIFETIME,
    }
  })
}
