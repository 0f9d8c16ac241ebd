import type { FastifyRequest } from 'fastify'
import { getSite } from './context'
import { forbidden, unauthorized } from './problem'

/** Who asks, as the access token says. */
export interface Shopper {
  /** Of the registered customer, or the guest's own. */
  customerId: string
  /** The guest this shopper was (or is): owner of what was put in the bag before logging in. */
  guestCustomerId: string
  usid: string
  siteId: string
  isRegistered: boolean
  authType: 'guest' | 'registered'
  /** Login name of a registered customer. */
  login?: string
  clientId: string
  scopes: string[]
}

/**
 * The shopper of the Bearer token; the token must have been issued for the request's site.
 * @throws Problem 401 without a valid token, 403 when it lacks the scope.
 */
export async function requireShopper(request: FastifyRequest, scope?: string): Promise<Shopper> {
  const shopper = await getShopper(request)
  if (!shopper) throw unauthorized('The access token is missing.')
  if (scope !== undefined && !shopper.scopes.includes(scope)) {
    throw forbidden(`The access token does not grant the scope '${scope}'.`)
  }
  return shopper
}

/**
 * As `requireShopper`, and a registered one.
 * @throws Problem 401, 403 for guests.
 */
export async function requireRegistered(request: FastifyRequest): Promise<Shopper> {
  const shopper = await requireShopper(request)
  if (!shopper.isRegistered) throw forbidden('Only a registered customer may do this.')
  return shopper
}

/** As `requireShopper`, but undefined when no token was sent. */
export async function getShopper(request: FastifyRequest): Promise<Shopper | undefined> {
  const header = request.headers.authorization
  const token = header?.match(/^Bearer\s+(\S+)$/i)?.[1]
  if (token === undefined) return undefined
  const shopper = await request.server.services.auth.verifyAccessToken(token)
  if (!shopper) throw unauthorized('The access token is invalid or has expired.')
  const site = await getSite(request)
  if (shopper.siteId !== site.id) {
    throw unauthorized(`The access token was issued for another site than '${site.id}'.`)
  }
  return shopper
}
