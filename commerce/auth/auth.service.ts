import { createHash } from 'node:crypto'
import type { ShopperLoginTypes } from 'commerce-sdk-isomorphic'
import type { JWK } from 'jose'
import type { Config } from '../config'
import type { CustomerService } from '../customers/customer.service'
import type { Db } from '../db/client'
import type { Shopper } from '../http/auth-hook'
import { createLoginThrottle } from './login-throttle'
import { invalidClient, invalidGrant, OauthProblem } from './oauth-problem'
import { CLIENT_SCOPES } from './scopes.constants'
import {
  createSessionService,
  type CodeExchange,
  type CodeRequest,
  type OpenSession,
} from './session.service'
import { toGuestCustomerId } from './secrets'
import { parseClaims, toClaims, type ShopperIdentity } from './shopper-claims'
import { createTokenSigner } from './token-signer'

export type TokenResponse = ShopperLoginTypes.TokenResponse

export interface LoginRequest extends Omit<CodeRequest, 'customerId'> {
  login: string
  password: string
  /** Where the request came from. */
  address: string
}

export interface AuthService {
  /** A code for a guest. */
  authorizeGuest(request: Omit<CodeRequest, 'customerId'>): Promise<string>
  /** A code for a registered customer. @throws OauthProblem 401, 429. */
  authorizeCustomer(request: LoginRequest): Promise<string>
  /** @throws OauthProblem 400. */
  exchangeCode(exchange: CodeExchange): Promise<TokenResponse>
  /** Gives new tokens for a refresh token, which is then used up. @throws OauthProblem 400. */
  refresh(refreshToken: string, clientId: string, siteId?: string): Promise<TokenResponse>
  /** @returns undefined when the token is not ours, was changed, has expired or was logged out. */
  verifyAccessToken(token: string): Promise<Shopper | undefined>
  /** Ends the session of an access token, and with `all` every session of its customer. */
  logOut(accessToken: string, refreshToken: string, all: boolean): Promise<void>
  /** Ends the session of a refresh token; an unknown one is no error (RFC 7009). */
  revoke(refreshToken: string): Promise<void>
  /** After a change of password. */
  endSessionsOfCustomer(customerId: string): Promise<void>
  listPublicKeys(): Promise<JWK[]>
  deleteExpired(): Promise<void>
}

export interface AuthDeps {
  config: Config
  now: () => Date
  customers: CustomerService
}

/** Shopper Login: guests and customers get codes, codes become tokens, tokens follow each other. */
export function createAuthService(db: Db, { config, now, customers }: AuthDeps): AuthService {
  const sessions = createSessionService(db, { config, now })
  const signer = createTokenSigner(db, now)
  const throttle = createLoginThrottle(db, now)
  const issuer = `slas/prod/${config.tenantId}`
  const accessToken = { issuer, audience: `commercecloud/prod/${config.tenantId}` }

  async function authorizeCustomer(request: LoginRequest): Promise<string> {
    const { login, password, address, ...code } = request
    const waitSeconds = await throttle.countAttempt(login, address)
    if (waitSeconds > 0) {
      throw new OauthProblem(
        429,
        'too_many_requests',
        'Too many login attempts. Try again later.',
        {
          'retry-after': String(waitSeconds),
        },
      )
    }
    const customerId = await customers.checkCredentials(login, password)
    if (customerId === undefined) throw invalidClient('Unauthorized: wrong login or password.')
    await throttle.forgive(login, address)
    return sessions.createCode({ ...code, customerId })
  }

  async function exchangeCode(exchange: CodeExchange): Promise<TokenResponse> {
    return toTokenResponse(await sessions.openSession(exchange))
  }

  async function refresh(refreshToken: string, clientId: string, siteId?: string) {
    const open = await sessions.continueSession(refreshToken, { clientId, siteId })
    // the storefront knows this message and logs in as guest
    if (!open) throw invalidGrant('invalid refresh_token')
    return toTokenResponse(open)
  }

  async function toTokenResponse(open: OpenSession): Promise<TokenResponse> {
    const identity = await toIdentity(open)
    const { customerId, login } = identity.registered ?? {
      customerId: toGuestCustomerId(identity.usid),
      login: 'Guest',
    }
    const lifetime = config.accessTokenSeconds
    const claims = { ...toClaims(identity, config.tenantId), scp: CLIENT_SCOPES.join(' ') }
    return {
      access_token: await signer.sign(claims, { ...accessToken, lifetime }),
      id_token: await signer.sign(
        { sub: identity.usid, name: login },
        { issuer, audience: identity.clientId, lifetime },
      ),
      refresh_token: open.refreshToken,
      expires_in: lifetime,
      refresh_token_expires_in: open.refreshSeconds,
      token_type: 'Bearer',
      usid: identity.usid,
      customer_id: customerId,
      enc_user_id: createHash('md5').update(login).digest('hex').toUpperCase(),
      idp_access_token: '',
      dnt: String(identity.doNotTrack),
    }
  }

  async function toIdentity({ session }: OpenSession): Promise<ShopperIdentity> {
    const identity = {
      usid: session.usid,
      siteId: session.site_id,
      clientId: session.client_id,
      sessionId: session.id,
      doNotTrack: session.do_not_track,
    }
    if (session.customer_id === null) return identity
    const registered = await customers.getIdentity(session.customer_id)
    if (!registered) throw invalidGrant('invalid refresh_token')
    return { ...identity, registered }
  }

  async function verifyAccessToken(token: string): Promise<Shopper | undefined> {
    const payload = await signer.verify(token, accessToken)
    const found = payload && parseClaims(payload)
    if (!found || !(await sessions.isOpen(found.sessionId))) return undefined
    const { sessionId: _sessionId, ...shopper } = found
    return shopper
  }

  async function logOut(token: string, refreshToken: string, all: boolean): Promise<void> {
    const payload = await signer.verify(token, accessToken)
    const found = payload && parseClaims(payload)
    if (!found) throw invalidClient('Bad or missing access token.')
    await sessions.endSession(found.sessionId)
    await sessions.endSessionOf(refreshToken)
    if (all && found.isRegistered) await sessions.endSessionsOfCustomer(found.customerId)
  }

  return {
    authorizeGuest: (request) => sessions.createCode(request),
    authorizeCustomer,
    exchangeCode,
    refresh,
    verifyAccessToken,
    logOut,
    revoke: async (refreshToken) => {
      await sessions.endSessionOf(refreshToken)
    },
    endSessionsOfCustomer: (customerId) => sessions.endSessionsOfCustomer(customerId),
    listPublicKeys: () => signer.listPublicKeys(),
    deleteExpired: () => sessions.deleteExpired(),
  }
}
