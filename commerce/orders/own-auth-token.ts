import type { FastifyRequest } from 'fastify'
import type { Shopper } from '../http/auth-hook'
import { badRequest } from '../http/problem'

interface Paying {
  custom: Record<string, unknown>
}

/**
 * Removes a payment's `c_authToken`, the access token of the paying session (PAY-023). If present,
 * it must belong to the shopper and session of the request; otherwise the payment was prepared for
 * another person and is refused. The token is never stored.
 * @throws Problem 400 `invalid-auth-token`
 */
export async function withoutAuthToken<Body extends Paying>(
  request: FastifyRequest,
  { customerId, siteId, usid }: Shopper,
  body: Body,
): Promise<Body> {
  const { c_authToken: token, ...custom } = body.custom
  if (token === undefined || token === null) return body
  const { auth } = request.server.services
  const payer = typeof token === 'string' ? await auth.verifyAccessToken(token) : undefined
  const isOwn = payer?.customerId === customerId && payer.siteId === siteId && payer.usid === usid
  if (!isOwn) throw badRequest('c_authToken is not of the session that pays.', 'invalid-auth-token')
  return { ...body, custom }
}
