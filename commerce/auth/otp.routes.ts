import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getBearerToken, type Shopper } from '../access/require-shopper'
import type { AuthService } from './auth.service'
import type { AuthModules } from './auth-modules'
import { AUTH_PATH, parseRequest } from './auth-request'
import { OtpRequestBody, OtpVerifyBody } from './auth.schemas'
import { invalidClient, invalidRequest } from './oauth-problem'

export interface OtpNeeds {
  auth: AuthService
  signIn: AuthModules
}

const SCOPE = 'sfcc.pwdless_login'

/** Registers one-time passwords, with which customers prove access to their mail. */
export function registerOtp(app: FastifyInstance, services: OtpNeeds): void {
  const { passwordless } = services.signIn

  app.post(`${AUTH_PATH}/otp/request`, async (request, reply) => {
    const shopper = await requireScope(request, services)
    const body = parseRequest(OtpRequestBody, request.body)
    checkIssuedFor(shopper, body.client_id, body.channel_id)
    await passwordless.requestOtp({
      clientId: body.client_id,
      siteId: body.channel_id,
      userId: body.user_id,
      mode: body.mode,
      email: body.email,
      callbackUri: body.callback_uri,
      locale: body.locale,
      address: request.ip,
    })
    return reply.code(202).header('cache-control', 'no-store').send()
  })

  app.post(`${AUTH_PATH}/otp/verify`, async (request, reply) => {
    const shopper = await requireScope(request, services)
    const body = parseRequest(OtpVerifyBody, request.body)
    checkIssuedFor(shopper, body.client_id, body.channel_id)
    const { user_id: userId, pwd_action_token: token } = body
    await passwordless.verifyOtp({ userId, token, address: request.ip })
    return reply.code(204).send()
  })
}

async function requireScope(request: FastifyRequest, { auth }: OtpNeeds): Promise<Shopper> {
  const token = getBearerToken(request)
  const shopper = token === undefined ? undefined : await auth.verifyAccessToken(token)
  if (!shopper?.scopes.includes(SCOPE)) throw invalidClient('Authorization failed.')
  return shopper
}

function checkIssuedFor(shopper: Shopper, clientId: string, siteId: string): void {
  if (shopper.clientId !== clientId) throw invalidRequest('Bad or missing client_id.')
  if (shopper.siteId !== siteId) throw invalidRequest('Bad or missing channel_id.')
}
