import { secondsInDay } from 'date-fns/constants'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { getBearerToken } from '../access/require-shopper'
import { readCookie } from '../http/read-cookie'
import { AUTH_PATH, parseRequest, requireChannel, type AuthRequestNeeds } from './auth-request'
import { AuthorizeQuery, LoginBody, LogoutQuery, type CodeRequestParameters } from './auth.schemas'
import type { TokenResponse } from './auth.service'
import { parseBasicCredentials } from './basic-credentials'
import { registerDiscovery, type DiscoveryNeeds } from './discovery.routes'
import { registerOtp, type OtpNeeds } from './otp.routes'
import { answerOauthErrors } from './oauth-errors'
import { invalidClient, invalidRequest } from './oauth-problem'
import { registerPasswordless, type PasswordlessNeeds } from './passwordless.routes'
import { proveUsid } from './prove-usid'
import { registerPasswordReset } from './password-reset.routes'
import { isAllowedRedirectUri } from './redirect-uri.rules'
import { registerServiceTokens, type ServiceTokenNeeds } from './service-token.routes'
import { registerTokens, type TokenNeeds } from './token.routes'

interface Needs
  extends
    TokenNeeds,
    PasswordlessNeeds,
    OtpNeeds,
    ServiceTokenNeeds,
    DiscoveryNeeds,
    AuthRequestNeeds {}

const NAME = 'known_device'
const YEAR_SECONDS = 365 * secondsInDay

export function registerAuth(app: FastifyInstance, services: Needs): void {
  app.register(async (routes) => {
    answerOauthErrors(routes)
    registerAuthorize(routes, services)
    registerLogin(routes, services)
    registerLogout(routes, services)
    registerTokens(routes, services)
    registerPasswordless(routes, services)
    registerPasswordReset(routes, services)
    registerOtp(routes, services)
    registerServiceTokens(routes, services)
    registerDiscovery(routes, services)
  })
}

function registerAuthorize(app: FastifyInstance, services: Needs): void {
  app.get(`${AUTH_PATH}/authorize`, async (request, reply) => {
    const query = parseRequest(AuthorizeQuery, request.query)
    const codeRequest = await toCodeRequest(request, query, services)
    const code = await services.auth.authorizeGuest(codeRequest)
    return redirect(reply, query, codeRequest.usid, code)
  })
}

function registerLogin(app: FastifyInstance, services: Needs): void {
  app.post(`${AUTH_PATH}/login`, async (request, reply) => {
    const body = parseRequest(LoginBody, request.body)
    const credentials = parseBasicCredentials(request.headers.authorization)
    if (!credentials) throw invalidClient('Basic Authorization failed.')
    const codeRequest = await toCodeRequest(request, body, services)
    const { user: login, password } = credentials
    const device = readDeviceCookie(request)
    const guess = { login, password, address: request.ip, device }
    const { code, customerId } = await services.auth.authorizeCustomer({ ...codeRequest, ...guess })
    const secret = await services.signIn.devices.remember(device, customerId)
    reply.header('set-cookie', toDeviceCookie(secret, request.protocol === 'https'))
    return redirect(reply, body, codeRequest.usid, code)
  })
}

function registerLogout(app: FastifyInstance, { auth, signIn }: Needs): void {
  app.get(`${AUTH_PATH}/logout`, async (request, reply): Promise<TokenResponse> => {
    const query = parseRequest(LogoutQuery, request.query)
    if (!signIn.clients.isKnown(query.client_id)) {
      throw invalidRequest('Bad or missing client_id.')
    }
    const token = getBearerToken(request)
    if (!token) throw invalidClient('Bad or missing access token.')
    await auth.logOut(token, query.refresh_token, query.hint === 'all-sessions')
    reply.header('cache-control', 'no-store')
    return endedTokens('')
  })
}

async function toCodeRequest(
  request: FastifyRequest,
  parameters: CodeRequestParameters,
  services: Needs,
) {
  const { signIn, config } = services
  const { client_id: clientId, redirect_uri: redirectUri, code_challenge } = parameters
  const secret = request.headers['x-slas-client-auth']
  const isProved = signIn.clients.authenticateBare(secret) === clientId
  if (secret !== undefined && !isProved) throw invalidClient('Basic Authorization failed.')
  if (!signIn.clients.isKnown(clientId)) throw invalidRequest('Bad or missing client_id.')
  if (!isAllowedRedirectUri(redirectUri, config.storefrontOrigins)) {
    throw invalidRequest('redirect_uri is not registered for the client.')
  }
  // a confidential client may authenticate later, when it exchanges the code; until then a
  // challenge protects the code
  if (!isProved && code_challenge === undefined) {
    throw invalidRequest('Bad or missing code_challenge.')
  }
  await requireChannel(services, parameters.channel_id)
  return {
    siteId: parameters.channel_id,
    clientId,
    redirectUri,
    usid: await proveUsid(request, signIn.auth, {
      siteId: parameters.channel_id,
      usid: parameters.usid,
    }),
    codeChallenge: code_challenge,
  }
}

function redirect(
  reply: FastifyReply,
  { redirect_uri: redirectUri, state, scope }: CodeRequestParameters,
  usid: string,
  code: string,
): FastifyReply {
  const location = new URL(redirectUri)
  location.searchParams.set('usid', usid)
  if (state !== undefined) location.searchParams.set('state', state)
  if (scope !== undefined) location.searchParams.set('scope', scope)
  location.searchParams.set('code', code)
  return reply.code(303).header('cache-control', 'no-store').redirect(location.href, 303)
}

/** Returns the secret of a known browser from its cookie, if it is well-formed. */
function readDeviceCookie(request: FastifyRequest): string | undefined {
  const value = readCookie(request, NAME)
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined
}

/** Returns a cookie that scripts cannot read and that other sites' pages cannot send. */
function toDeviceCookie(secret: string, isSecure: boolean): string {
  const flags = ['Path=/', `Max-Age=${YEAR_SECONDS}`, 'HttpOnly', 'SameSite=Lax']
  return [`${NAME}=${secret}`, ...flags, ...(isSecure ? ['Secure'] : [])].join('; ')
}

/** Returns the service's response to a logout, including its literal text 'null'. */
function endedTokens(refreshToken: string): TokenResponse {
  return {
    access_token: '',
    id_token: 'null',
    refresh_token: refreshToken,
    expires_in: 0,
    refresh_token_expires_in: 0,
    token_type: 'Bearer',
    usid: 'null',
    customer_id: 'null',
    enc_user_id: 'null',
    idp_access_token: '',
    idp_refresh_token: 'null',
    dnt: 'null',
    status_code: null,
    message: null,
  }
}
