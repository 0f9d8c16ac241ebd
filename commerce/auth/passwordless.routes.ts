import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import {
  AUTH_PATH,
  parseRequest,
  requireChannel,
  requirePrivateClient,
  type AuthRequestNeeds,
} from './auth-request'
import {
  PasswordlessLoginBody,
  PasswordlessLoginQuery,
  PasswordlessTokenBody,
} from './auth.schemas'
import { invalidRequest } from './oauth-problem'
import type { NewCustomer } from './passwordless.service'
import { proveUsid } from './prove-usid'
import { withGuestOrders, type WithGuestOrdersNeeds } from './with-guest-orders'

export interface PasswordlessNeeds extends AuthRequestNeeds, WithGuestOrdersNeeds {}

const REFUSAL = 'Authorization failed.'

/** Registers login with mailed codes, for confidential clients. */
export function registerPasswordless(app: FastifyInstance, services: PasswordlessNeeds): void {
  const { auth, passwordless } = services.signIn

  app.post(`${AUTH_PATH}/passwordless/login`, async (request, reply) => {
    const clientId = requirePrivateClient(request, services, REFUSAL)
    const query = parseRequest(PasswordlessLoginQuery, request.query)
    const body = parseRequest(PasswordlessLoginBody, request.body)
    await requireChannel(services, body.channel_id)
    await passwordless.requestLogin({
      clientId,
      siteId: body.channel_id,
      userId: body.user_id,
      mode: body.mode,
      callbackUri: body.callback_uri,
      locale: body.locale,
      usid: await proveUsid(request, auth, { siteId: body.channel_id, usid: body.usid }),
      isStrict: query.strict_verify === 'true',
      newCustomer: query.register_customer === 'true' ? toNewCustomer(body) : undefined,
      address: request.ip,
    })
    return reply.code(200).header('cache-control', 'no-store').send()
  })

  app.post(`${AUTH_PATH}/passwordless/token`, async (request, reply) => {
    const clientId = requirePrivateClient(request, services, REFUSAL)
    const body = parseRequest(PasswordlessTokenBody, request.body)
    reply.header('cache-control', 'no-store')
    const tokens = await passwordless.logIn({
      clientId,
      token: body.pwdless_login_token,
      userId: body.login_id,
      address: request.ip,
    })
    return withGuestOrders(tokens, services)
  })
}

/**
 * quoted from the API documentation: "Requires last_name and email unless user_id is an email
 * address."
 */
function toNewCustomer(body: PasswordlessLoginBody): NewCustomer {
  const isEmail = z.email().safeParse(body.user_id).success
  const email = body.email ?? (isEmail ? body.user_id : undefined)
  const lastName = body.last_name ?? (isEmail ? body.user_id.split('@')[0] : undefined)
  if (email === undefined) throw invalidRequest('Bad or missing email.')
  if (lastName === undefined) throw invalidRequest('Bad or missing last_name.')
  return {
    email,
    lastName,
    ...(body.first_name !== undefined && { firstName: body.first_name }),
    ...(body.phone_number !== undefined && { phoneHome: body.phone_number }),
    ...(body.customer_no !== undefined && { customerNo: body.customer_no }),
  }
}
