import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { z } from 'zod'
import type { Services } from '../services'
import {
  AuthorizeQuery,
  LoginBody,
  LogoutQuery,
  RevokeBody,
  TokenBody,
  type CodeRequestParameters,
} from './auth.schemas'
import type { TokenResponse } from './auth.service'
import { parseBasicCredentials } from './basic-credentials'
import { registerDiscovery } from './discovery.routes'
import { invalidClient, invalidRequest } from './oauth-problem'
import { isAllowedRedirectUri } from './redirect-uri.rules'

export const AUTH_PATH = '/shopper/auth/v1/organizations/:organizationId/oauth2'
const CLEANING_INTERVAL_MS = 3_600_000

/** Shopper Login for public clients: authorize, login, token, logout, revoke, discovery. */
export function registerAuth(app: FastifyInstance, services: Services): void {
  const { auth, config, sites } = services
  const toCodeRequest = async (parameters: CodeRequestParameters) => {
    const { client_id: clientId, redirect_uri: redirectUri } = parameters
    checkClient(clientId)
    if (!isAllowedRedirectUri(redirectUri, config.storefrontOrigins)) {
      throw invalidRequest('redirect_uri is not registered for the client.')
    }
    if (!(await sites.getSite(parameters.channel_id))) {
      throw invalidRequest('channel_id is not a known site.')
    }
    return {
      siteId: parameters.channel_id,
      clientId,
      redirectUri,
      usid: parameters.usid ?? randomUUID(),
      codeChallenge: parameters.code_challenge,
    }
  }

  function checkClient(clientId: string | undefined): void {
    if (!clientId || !config.clientIds.includes(clientId)) {
      throw invalidRequest('Bad or missing client_id.')
    }
  }

  app.get(`${AUTH_PATH}/authorize`, async (request, reply) => {
    const query = parse(AuthorizeQuery, request.query)
    const codeRequest = await toCodeRequest(query)
    const code = await auth.authorizeGuest(codeRequest)
    return redirect(reply, query, codeRequest.usid, code)
  })

  app.post(`${AUTH_PATH}/login`, async (request, reply) => {
    const body = parse(LoginBody, request.body)
    const credentials = parseBasicCredentials(request.headers.authorization)
    if (!credentials) throw invalidClient('Basic Authorization failed.')
    const codeRequest = await toCodeRequest(body)
    const { user: login, password } = credentials
    const code = await auth.authorizeCustomer({
      ...codeRequest,
      login,
      password,
      address: request.ip,
    })
    return redirect(reply, body, codeRequest.usid, code)
  })

  app.post(`${AUTH_PATH}/token`, async (request, reply): Promise<TokenResponse> => {
    const body = parse(TokenBody, request.body)
    checkClient(body.client_id)
    reply.header('cache-control', 'no-store')
    if (body.grant_type === 'refresh_token') {
      return auth.refresh(body.refresh_token, body.client_id, body.channel_id)
    }
    return auth.exchangeCode({
      code: body.code,
      codeVerifier: body.code_verifier,
      clientId: body.client_id,
      redirectUri: body.redirect_uri,
      siteId: body.channel_id,
      usid: body.usid,
      doNotTrack: body.dnt === 'true' || body.dnt === '1',
    })
  })

  app.get(`${AUTH_PATH}/logout`, async (request, reply): Promise<TokenResponse> => {
    const query = parse(LogoutQuery, request.query)
    checkClient(query.client_id)
    const token = request.headers.authorization?.match(/^Bearer\s+(\S+)$/i)?.[1]
    if (!token) throw invalidClient('Bad or missing access token.')
    await auth.logOut(token, query.refresh_token, query.hint === 'all-sessions')
    reply.header('cache-control', 'no-store')
    return endedTokens('')
  })

  app.post(`${AUTH_PATH}/revoke`, async (request, reply): Promise<TokenResponse> => {
    const { token } = parse(RevokeBody, request.body)
    checkClient(parseBasicCredentials(request.headers.authorization)?.user)
    await auth.revoke(token)
    reply.header('cache-control', 'no-store')
    return endedTokens(token)
  })

  registerDiscovery(app, services)
  const cleaning = setInterval(() => {
    auth.deleteExpired().catch((err: unknown) => app.log.error({ err }, 'cleaning failed'))
  }, CLEANING_INTERVAL_MS).unref()
  app.addHook('onClose', () => clearInterval(cleaning))
}

function parse<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const parsed = schema.safeParse(input ?? {})
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw invalidRequest(`Bad or missing ${issue?.path.join('.') || 'request'}.`)
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

/** What the service answers when tokens have ended: the words 'null' are its own. */
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
  }
}
