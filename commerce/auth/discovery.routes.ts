import type { FastifyInstance } from 'fastify'
import type { Services } from '../services'
import { invalidClient } from './oauth-problem'

const PATH = '/shopper/auth/v1/organizations/:organizationId/oauth2'
const PUBLIC_FOR_AN_HOUR = 'public, max-age=3600'

/** The keys tokens are signed with, where everything is, and who a token belongs to. */
export function registerDiscovery(app: FastifyInstance, services: Services): void {
  const { auth, config, customers } = services

  app.get(`${PATH}/jwks`, async (_request, reply) => {
    reply.header('cache-control', PUBLIC_FOR_AN_HOUR)
    return { keys: await auth.listPublicKeys() }
  })

  app.get(`${PATH}/.well-known/openid-configuration`, async (_request, reply) => {
    const base = `${config.publicOrigin}${PATH.replace(':organizationId', config.organizationId)}`
    reply.header('cache-control', PUBLIC_FOR_AN_HOUR)
    return {
      issuer: `slas/prod/${config.tenantId}`,
      authorization_endpoint: `${base}/authorize`,
      token_endpoint: `${base}/token`,
      revocation_endpoint: `${base}/revoke`,
      userinfo_endpoint: `${base}/userinfo`,
      jwks_uri: `${base}/jwks`,
      response_types_supported: ['code'],
      grant_types_supported: ['authorization_code_pkce', 'refresh_token'],
      code_challenge_methods_supported: ['S256'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
      scopes_supported: ['email', 'openid', 'profile', 'offline_access'],
      claims_supported: ['email', 'name', 'given_name', 'family_name', 'sub'],
    }
  })

  app.get(`${PATH}/userinfo`, async (request, reply) => {
    const token = request.headers.authorization?.match(/^Bearer\s+(\S+)$/i)?.[1]
    const shopper = token === undefined ? undefined : await auth.verifyAccessToken(token)
    if (!shopper) throw invalidClient('Bad or missing access token.')
    reply.header('cache-control', 'no-store')
    const { customerId: customer_id, usid: sub } = shopper
    const identity = shopper.isRegistered ? await customers.getIdentity(customer_id) : undefined
    if (!identity) return { sub, customer_id }
    return { sub, customer_id, name: identity.name, email: identity.email }
  })
}
