import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { parseBasicCredentials } from '../auth/basic-credentials'
import type { ReadToken } from '../auth/token-issuer'
import { getBearerToken, type Shopper } from '../access/require-shopper'
import { unauthorized } from '../http/problem'
import type { AuthService } from '../auth/auth.service'
import type { CustomerService } from '../customers/customer.service'
import { requireClientId } from './client-id'
import { getSessionCookie } from './session-cookie'

export interface CustomerAuthNeeds {
  auth: AuthService
  customers: CustomerService
}

const AuthBody = z.object({ type: z.enum(['guest', 'credentials', 'session', 'refresh']) })
const DO_NOT_TRACK = false

/**
 * Authenticates a shopper: as a new guest, as a customer with `Authorization: Basic`, or by session
 * cookie or token. The response's `Authorization` header contains the token.
 * @throws Problem 400, 401, 429.
 */
export async function authenticate(
  services: CustomerAuthNeeds,
  siteId: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Record<string, unknown>> {
  const { type } = AuthBody.parse(request.body)
  const clientId = requireClientId(request)
  const who = { siteId, clientId, usid: randomUUID(), doNotTrack: DO_NOT_TRACK }
  const tokens =
    type === 'credentials'
      ? await logIn(services, who, request)
      : await services.auth.startSession({
          ...who,
          ...(type === 'session' && (await readSession(services, siteId, request))),
          ...(type === 'refresh' && (await readToken(services, siteId, request))),
        })
  reply.header('authorization', `Bearer ${tokens.access_token}`)
  const shopper = await services.auth.verifyAccessToken(tokens.access_token)
  if (!shopper) throw unauthorized('The session has ended.')
  return describe(services, shopper)
}

interface Who {
  siteId: string
  clientId: string
  usid: string
  doNotTrack: boolean
}

async function logIn({ auth }: CustomerAuthNeeds, who: Who, request: FastifyRequest) {
  const credentials = parseBasicCredentials(request.headers.authorization)
  if (!credentials) {
    throw unauthorized('The Authorization header is missing.', 'authorization-header-missing')
  }
  const { user: login, password } = credentials
  const { doNotTrack, ...code } = who
  const asked = { ...code, redirectUri: '', login, password, address: request.ip }
  const { clientId, siteId } = who
  const { code: granted } = await auth.authorizeCustomer(asked)
  return auth.exchangeCode({
    code: granted,
    clientId,
    siteId,
    doNotTrack,
  })
}

async function readSession({ auth }: CustomerAuthNeeds, siteId: string, request: FastifyRequest) {
  const cookie = getSessionCookie(request)
  const session = cookie === undefined ? undefined : await auth.readBridgeToken(cookie)
  if (session?.siteId !== siteId) throw unauthorized('There is no session.', 'invalid-session')
  const { usid, customerId, sessionId: parentId } = session
  return { usid, customerId, parentId }
}

async function readToken(services: CustomerAuthNeeds, siteId: string, request: FastifyRequest) {
  const { shopper, sessionId: parentId } = await requireOwnToken(services, siteId, request)
  const { usid, customerId, isRegistered } = shopper
  return { usid, parentId, ...(isRegistered && { customerId }) }
}

/** Returns the shopper and the session of a token of this site. @throws Problem 401. */
export async function requireOwnToken(
  { auth }: CustomerAuthNeeds,
  siteId: string,
  request: FastifyRequest,
): Promise<ReadToken> {
  const token = getBearerToken(request)
  if (token === undefined) {
    throw unauthorized('The access token is missing.', 'authorization-header-missing')
  }
  const found = await auth.readAccessToken(token)
  if (found?.shopper.siteId === siteId) return found
  throw unauthorized('The access token is invalid or has expired.')
}

async function describe({ customers }: CustomerAuthNeeds, shopper: Shopper) {
  const { customerId, siteId, isRegistered } = shopper
  if (isRegistered) return { ...(await customers.getCustomer(customerId, undefined, siteId)) }
  return { authType: 'guest', customerId }
}
