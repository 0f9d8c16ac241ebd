import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getBearerToken } from '../access/require-shopper'
import {
  AUTH_PATH,
  parseRequest,
  requireChannel,
  requireClient,
  type AuthRequestNeeds,
} from '../auth/auth-request'
import { listClientScopes } from '../auth/client-scopes.rules'
import { answerOauthErrors } from '../auth/oauth-errors'
import { invalidClient, OauthProblem } from '../auth/oauth-problem'
import { proveUsid } from '../auth/prove-usid'
import { withGuestOrders, type WithGuestOrdersNeeds } from '../auth/with-guest-orders'
import type { Config } from '../config'
import type { PasskeyService } from './passkey.service'
import {
  AuthenticationFinishBody,
  AuthenticationStartBody,
  AuthorizeBody,
  PasskeyCredentialPath,
  PasskeyPath,
  PasskeyQuery,
  RegistrationFinishBody,
  RegistrationStartBody,
} from './passkey.schemas'

interface Needs extends AuthRequestNeeds, WithGuestOrdersNeeds {
  config: Config
  passkeys: PasskeyService
}

const SCOPE = 'sfcc.pwdless_login'
const PATH = `${AUTH_PATH}/webauthn`

export function registerPasskeys(app: FastifyInstance, services: Needs): void {
  app.register(async (routes) => {
    answerOauthErrors(routes)
    routes.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    registerRegistration(routes, services)
    registerLogin(routes, services)
    registerOwn(routes, services)
  })
}

function registerRegistration(app: FastifyInstance, services: Needs): void {
  const { registration } = services.passkeys

  app.post(`${PATH}/register/authorize`, async (request, reply) => {
    const body = parseRequest(AuthorizeBody, request.body)
    await registration.authorize({
      ...(await readClient(request, body, services)),
      userId: body.user_id,
      mode: body.mode,
      callbackUri: body.callback_uri,
      locale: body.locale,
    })
    return reply.code(204).send()
  })

  app.post(`${PATH}/register/start`, async (request) => {
    const body = parseRequest(RegistrationStartBody, request.body)
    return registration.start({
      ...(await readClient(request, body, services)),
      login: body.user_id,
      code: body.pwd_action_token,
      displayName: body.display_name,
      nickName: body.nick_name,
    })
  })

  app.post(`${PATH}/register/finish`, async (request, reply) => {
    const body = parseRequest(RegistrationFinishBody, request.body)
    const client = await readClient(request, body, services)
    const { username: login, pwd_action_token: code } = body
    const use = { ...client, login, code, requestId: request.id }
    await registration.finish(use, body.credential)
    return reply.code(204).send()
  })
}

function registerLogin(app: FastifyInstance, services: Needs): void {
  const { login } = services.passkeys

  app.post(`${PATH}/authenticate/start`, async (request) => {
    const body = parseRequest(AuthenticationStartBody, request.body)
    return login.start(await readClient(request, body, services))
  })

  app.post(`${PATH}/authenticate/finish`, async (request) => {
    const body = parseRequest(AuthenticationFinishBody, request.body)
    const client = await readClient(request, body, services)
    const { siteId } = client
    const usid = await proveUsid(request, services.auth, { siteId, usid: body.usid })
    const { credential, user_id: userId } = body
    const { username, tokens } = await login.finish({ ...client, usid, login: userId, credential })
    const whole = await withGuestOrders(tokens, services)
    const { status_code: _status, message: _message, ...tokenResponse } = whole
    return { credentialId: credential.id, username, success: true, tokenResponse }
  })
}

/** What customers do with their own passkeys, by their tokens. */
function registerOwn(app: FastifyInstance, services: Needs): void {
  const { passkeys } = services

  app.get(`${PATH}/passkey/user/:loginId`, async (request) => {
    const { customerId, login } = await requireOwner(request, services)
    const user = await passkeys.findOf(customerId, login)
    if (!user) throw notFound('No passkey user found with the provided login ID.')
    return user
  })

  app.delete(`${PATH}/passkey/user/:loginId`, async (request, reply) => {
    const { customerId, ...asked } = await requireOwner(request, services)
    if (await passkeys.removeAll(customerId, asked)) return reply.code(204).send()
    throw notFound('No passkey user found with the provided login ID.')
  })

  app.delete(`${PATH}/passkey/user/:loginId/credentials/:credentialId`, async (request, reply) => {
    const { customerId, ...asked } = await requireOwner(request, services)
    const { credentialId } = parseRequest(PasskeyCredentialPath, request.params)
    if (await passkeys.remove(customerId, credentialId, asked)) return reply.code(204).send()
    throw notFound('No passkey credential found with the provided credential ID.')
  })
}

/** @throws OauthProblem 400, 401 for a client without the scope. */
async function readClient(
  request: FastifyRequest,
  body: { client_id?: string; channel_id: string },
  services: Needs,
) {
  const { clientId } = requireClient(request, services, body.client_id)
  if (!listClientScopes(services.config, clientId).includes(SCOPE)) {
    throw invalidClient('Authorization failed.')
  }
  await requireChannel(services, body.channel_id)
  return { clientId, siteId: body.channel_id, address: request.ip }
}

/** @throws OauthProblem 401 without a token, 403 if the token is not the one of the login. */
async function requireOwner(request: FastifyRequest, { auth }: Needs) {
  const token = getBearerToken(request)
  const shopper = token === undefined ? undefined : await auth.verifyAccessToken(token)
  if (!shopper?.scopes.includes(SCOPE)) throw invalidClient('Authorization failed.')
  const { loginId } = parseRequest(PasskeyPath, request.params)
  const { channel_id: siteId } = parseRequest(PasskeyQuery, request.query)
  const { login, customerId, isRegistered } = shopper
  const isOwn = login === loginId.trim().toLowerCase() && shopper.siteId === siteId
  if (isRegistered && login !== undefined && isOwn) {
    return { customerId, login, siteId, requestId: request.id }
  }
  throw new OauthProblem(
    403,
    'forbidden',
    'The loginId, organizationId, or channel_id in the token does not match the request parameters.',
  )
}

const notFound = (description: string) => new OauthProblem(404, 'not_found', description)
