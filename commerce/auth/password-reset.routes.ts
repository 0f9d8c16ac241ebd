import type { FastifyInstance } from 'fastify'
import {
  AUTH_PATH,
  parseRequest,
  requireChannel,
  requireClient,
  type AuthRequestNeeds,
} from './auth-request'
import { PasswordActionBody, PasswordResetBody } from './auth.schemas'
import { invalidRequest } from './oauth-problem'

export function registerPasswordReset(app: FastifyInstance, services: AuthRequestNeeds): void {
  const { passwordReset } = services.signIn

  app.post(`${AUTH_PATH}/password/reset`, async (request, reply) => {
    const body = parseRequest(PasswordResetBody, request.body)
    const { clientId, isPrivate } = requireClient(request, services, body.client_id)
    await requireChannel(services, body.channel_id)
    const isCrossDevice = body.hint === 'cross_device' || isPrivate
    if (!isCrossDevice && body.code_challenge === undefined) {
      throw invalidRequest('Bad or missing code_challenge.')
    }
    await passwordReset.requestReset({
      clientId,
      siteId: body.channel_id,
      userId: body.user_id,
      mode: body.mode,
      callbackUri: body.callback_uri,
      locale: body.locale,
      codeChallenge: body.hint === 'cross_device' ? undefined : body.code_challenge,
      address: request.ip,
    })
    return reply.code(200).header('cache-control', 'no-store').send()
  })

  app.post(`${AUTH_PATH}/password/action`, async (request, reply) => {
    const body = parseRequest(PasswordActionBody, request.body)
    const { clientId } = requireClient(request, services, body.client_id)
    await passwordReset.resetPassword({
      clientId,
      siteId: body.channel_id,
      token: body.pwd_action_token,
      codeVerifier: body.code_verifier,
      userId: body.user_id,
      newPassword: body.new_password,
      address: request.ip,
    })
    return reply.code(200).header('cache-control', 'no-store').send()
  })
}
