import type { FastifyRequest } from 'fastify'
import { reading } from '../db/read-age'
import { getSite } from '../sites/site-context'
import { listScopesOf } from './operation-scopes.rules'
import { forbidden, unauthorized } from '../http/problem'

export interface Shopper {
  /** The registered customer's id, or the guest's own. */
  customerId: string
  /**
   * The shopper's id as a guest before logging in, which owned the basket until then; for a guest,
   * the same as `customerId`.
   */
  guestCustomerId: string
  usid: string
  siteId: string
  isRegistered: boolean
  authType: 'guest' | 'registered'
  login?: string
  clientId: string
  scopes: string[]
}

declare module 'fastify' {
  interface RequestServices {
    auth: {
      verifyAccessToken(token: string): Promise<Shopper | undefined>
      readServiceToken(token: string): Promise<readonly string[] | undefined>
    }
  }
}

/**
 * Returns the shopper of the Bearer token, which must have been issued for the request's site.
 * @throws Problem 401 without a valid token, 403 if the token does not have the scope.
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
 * Returns the shopper as `requireShopper` does, if registered.
 * @throws Problem 401, 403 for guests.
 */
export async function requireRegistered(request: FastifyRequest): Promise<Shopper> {
  const shopper = await requireShopper(request)
  if (!shopper.isRegistered) throw forbidden('Only a registered customer may do this.')
  return shopper
}

/**
 * Returns the shopper as `requireShopper` does, or undefined when no token was sent. On any route,
 * a token without the scope of the operation is refused.
 */
function getShopper(request: FastifyRequest): Promise<Shopper | undefined> {
  const known = readShoppers.get(request)
  if (known) return known
  const reading = readShopper(request)
  readShoppers.set(request, reading)
  return reading
}

// each request's token is verified once only
const readShoppers = new WeakMap<FastifyRequest, Promise<Shopper | undefined>>()

async function readShopper(request: FastifyRequest): Promise<Shopper | undefined> {
  const token = getBearerToken(request)
  if (token === undefined) return undefined
  const { auth } = request.server.services
  const shopper = await reading('now', () => auth.verifyAccessToken(token))
  if (!shopper) throw unauthorized('The access token is invalid or has expired.')
  const site = await getSite(request)
  if (shopper.siteId !== site.id) {
    throw unauthorized(`The access token was issued for another site than '${site.id}'.`)
  }
  checkScopes(request, shopper.scopes)
  return shopper
}

/**
 * Protects calls that are not made by shoppers: the token must belong to a confidential client
 * itself, as issued by the account manager, and include a scope of the operation.
 * @throws Problem 401, 403.
 */
export async function requireService(request: FastifyRequest): Promise<void> {
  const token = getBearerToken(request)
  if (token === undefined) throw unauthorized('The access token is missing.')
  const { auth } = request.server.services
  const scopes = await auth.readServiceToken(token)
  if (scopes) return checkScopes(request, scopes)
  if (await auth.verifyAccessToken(token)) throw forbidden(NO_PERMISSIONS)
  throw unauthorized('The access token is invalid or has expired.')
}

const NO_PERMISSIONS =
  'Your shopper JWT is valid, but you have no permissions to access the resource.'

/** Returns the token of `Authorization: Bearer …`; undefined if there is none. */
export function getBearerToken(request: FastifyRequest): string | undefined {
  return request.headers.authorization?.match(/^Bearer\s+(\S+)$/i)?.[1]
}

function checkScopes({ method, routeOptions }: FastifyRequest, scopes: readonly string[]): void {
  const needed = listScopesOf(method, routeOptions.url ?? '')
  if (needed.length === 0 || needed.some((scope) => scopes.includes(scope))) return
  throw forbidden(NO_PERMISSIONS)
}
