import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { CustomerService } from '../customers/customer.service'
import {
  AUTH_PATH,
  isTrue,
  parseRequest,
  requireChannel,
  requireClient,
  requirePrivateClient,
  type AuthRequestNeeds,
} from './auth-request'
import { SessionBridgeBody, TokenActionBody, TokenBody } from './auth.schemas'
import type { TokenResponse } from './auth.service'
import { parseBasicCredentials } from './basic-credentials'
import type { Introspection } from './introspection'
import { invalidClient, invalidRequest } from './oauth-problem'
import { proveUsid } from './prove-usid'
import { withGuestOrders, type WithGuestOrdersNeeds } from './with-guest-orders'

export interface TokenNeeds extends AuthRequestNeeds, WithGuestOrdersNeeds {
  customers: CustomerService
}

const VisitHeader = z.object({ 'x-visit-id': z.string().regex(/^[A-Za-z0-9_-]{1,128}$/) })

export function registerTokens(app: FastifyInstance, services: TokenNeeds): void {
  const { auth } = services

  app.post(`${AUTH_PATH}/token`, async (request, reply): Promise<TokenResponse> => {
    const body = parseRequest(TokenBody, request.body)
    reply.header('cache-control', 'no-store')
    return grant(request, body, services)
  })

  app.post(`${AUTH_PATH}/session-bridge/token`, async (request, reply) => {
    const body = parseRequest(SessionBridgeBody, request.body)
    reply.header('cache-control', 'no-store')
    return bridgeSession(request, body, services)
  })

  app.post(`${AUTH_PATH}/revoke`, async (request, reply) => {
    const action = parseRequest(TokenActionBody, request.body)
    const named = parseBasicCredentials(request.headers.authorization)
    if (!named) throw invalidClient('Basic Authorization failed.')
    const { clientId } = requireClient(request, services, named.user)
    await auth.revoke(action.token, clientId)
    reply.header('cache-control', 'no-store')
    return action
  })

  app.post(`${AUTH_PATH}/introspect`, async (request, reply): Promise<Introspection> => {
    const { token } = parseRequest(TokenActionBody, request.body)
    const clientId = requirePrivateClient(request, services)
    reply.header('cache-control', 'no-store')
    return auth.introspect(token, clientId)
  })
}

async function grant(
  request: FastifyRequest,
  body: TokenBody,
  services: TokenNeeds,
): Promise<TokenResponse> {
  const { auth } = services
  const visitId = readVisitId(request)
  if (body.grant_type === 'refresh_token') {
    const { clientId, isPrivate } = requireClient(request, services, body.client_id)
    const doNotTrack = body.dnt === undefined ? undefined : isTrue(body.dnt)
    const client = { clientId, siteId: body.channel_id, rotates: !isPrivate, doNotTrack, visitId }
    return auth.refresh(body.refresh_token, client)
  }
  const doNotTrack = isTrue(body.dnt)
  if (body.grant_type === 'client_credentials') {
    const clientId = requirePrivateClient(request, services)
    const siteId = body.channel_id
    await requireChannel(services, siteId)
    const usid = await proveUsid(request, auth, { siteId, usid: body.usid })
    return auth.startSession({ clientId, siteId, usid, doNotTrack, visitId })
  }
  const tokens = await auth.exchangeCode({
    code: body.code,
    codeVerifier: body.code_verifier,
    clientId:
      body.grant_type === 'authorization_code'
        ? requirePrivateClient(request, services)
        : requireClient(request, services, body.client_id).clientId,
    redirectUri: body.redirect_uri,
    siteId: body.channel_id,
    usid: body.usid,
    doNotTrack,
    visitId,
  })
  return withGuestOrders(tokens, services)
}

type BridgeRequest = ReturnType<typeof SessionBridgeBody.parse>

/** Continues the session identified by a signed token of another front end. */
async function bridgeSession(
  request: FastifyRequest,
  body: BridgeRequest,
  services: TokenNeeds,
): Promise<TokenResponse> {
  const { auth, customers } = services
  const { clientId, isPrivate } = requireClient(request, services, body.client_id)
  if (isPrivate !== (body.grant_type === 'client_credentials')) {
    throw invalidRequest('Bad or missing grant_type.')
  }
  const bridge = await auth.readBridgeToken(body.dwsrst ?? body.dwsgst ?? body.dwsid ?? '')
  const identity = bridge?.customerId && (await customers.getIdentity(bridge.customerId))
  const login = bridge?.customerId === undefined ? 'guest' : identity && identity.login
  if (!bridge || bridge.siteId !== body.channel_id || login !== body.login_id.toLowerCase()) {
    throw invalidClient('Authorization failed.')
  }
  const doNotTrack = isTrue(body.dnt)
  if (!isPrivate) {
    const { code, code_verifier: codeVerifier } = body
    if (code === undefined || codeVerifier === undefined)
      throw invalidRequest('Bad or missing code.')
    // the code proves that this client started the login; the guest session of the code is
    // discarded
    const siteId = body.channel_id
    const own = await auth.exchangeCode({ code, codeVerifier, clientId, siteId, doNotTrack })
    await auth.revoke(own.refresh_token, clientId)
  }
  const { siteId, usid, customerId, sessionId: parentId } = bridge
  return auth.startSession({ clientId, siteId, usid, customerId, doNotTrack, parentId })
}

/** Returns the id under which providers track the visit, if the client sends it (ADR 24). */
function readVisitId({ headers }: FastifyRequest): string | undefined {
  return VisitHeader.safeParse(headers).data?.['x-visit-id']
}
