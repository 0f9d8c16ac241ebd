import type { FastifyRequest } from 'fastify'
import type { Shopper } from '../http/auth-hook'
import { badRequest } from '../http/problem'

interface Paying {
  custom: Record<string, unknown>
}

/**
 * A payment without its `c_authToken`, the access token of the session that pays (PAY-023). Where
 * one was sent, it must be of the very shopper and session that ask: a payment that was put
 * together for somebody else is not carried out. It is stored nowhere.
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
