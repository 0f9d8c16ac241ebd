import type { FastifyInstance } from 'fastify'
import { getBearerToken } from '../access/require-shopper'
import type { AuthService } from './auth.service'
import type { Config } from '../config'
import type { CustomerService } from '../customers/customer.service'
import { AUTH_PATH } from './auth-request'
import { invalidRequest } from './oauth-problem'

export interface DiscoveryNeeds {
  auth: AuthService
  config: Config
  customers: CustomerService
}

const PUBLIC_FOR_AN_HOUR = 'public, max-age=3600'

export function registerDiscovery(app: FastifyInstance, services: DiscoveryNeeds): void {
  const { auth, config, customers } = services

  app.get(`${AUTH_PATH}/jwks`, async (_request, reply) => {
    reply.header('cache-control', PUBLIC_FOR_AN_HOUR)
    return { keys: await auth.listPublicKeys() }
  })

  app.get(`${AUTH_PATH}/.well-known/openid-configuration`, async (_request, reply) => {
    const base = `${config.publicOrigin}${AUTH_PATH.replace(':organizationId', config.organizationId)}`
    reply.header('cache-control', PUBLIC_FOR_AN_HOUR)
    return {
      issuer: `slas/prod/${config.tenantId}`,
      authorization_endpoint: `${base}/authorize`,
      token_endpoint: `${base}/token`,
      revocation_endpoint: `${base}/revoke`,
      userinfo_endpoint: `${base}/userinfo`,
      jwks_uri: `${base}/jwks`,
      response_types_supported: ['code'],
      introspection_endpoint: `${base}/introspect`,
      grant_types_supported: [
        'authorization_code',
        'authorization_code_pkce',
        'client_credentials',
        'refresh_token',
        'session_bridge',
      ],
      code_challenge_methods_supported: ['S256'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
      scopes_supported: ['email', 'openid', 'profile', 'offline_access'],
      claims_supported: ['email', 'name', 'given_name', 'family_name', 'sub'],
    }
  })

  app.get(`${AUTH_PATH}/userinfo`, async (request, reply) => {
    const token = getBearerToken(request)
    const shopper = token === undefined ? undefined : await auth.verifyAccessToken(token)
    if (!shopper) throw invalidRequest('Bad or missing access token.')
    reply.header('cache-control', 'no-store')
    const { customerId: customer_id, usid: sub } = shopper
    const identity = shopper.isRegistered ? await customers.getIdentity(customer_id) : undefined
    if (!identity) return { sub, customer_id }
    const { name, email, firstName, lastName, isEmailVerified } = identity
    return {
      sub,
      customer_id,
      name,
      given_name: firstName,
      family_name: lastName,
      email,
      validated: isEmailVerified,
    }
  })
}
