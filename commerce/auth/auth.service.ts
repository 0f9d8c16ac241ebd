import type { JWK } from 'jose'
import type { Config } from '../config'
import type { CustomerService } from '../customers/customer.service'
import type { Db } from '../db/client'
import type { Shopper } from '../access/require-shopper'
import type { AccountTokenService } from './account-token.service'
import { listClientScopes } from './client-scopes.rules'
import { createBridge, type BridgeShopper } from './session-bridge'
import type { KnownDevices } from './known-devices'
import { createCustomerLogin, type CustomerLogin } from './customer-login'
import { invalidClient, invalidGrant } from './oauth-problem'
import { createServiceTokens } from './service-token'
import type { CodeExchange } from './code-exchange.rules'
import {
  createSessionService,
  type CodeRequest,
  type RefreshRequest,
  type SessionService,
} from './session.service'
import type { SessionStart } from './open-session'
import {
  createTokenIssuer,
  toIssuer,
  type ReadToken,
  type TokenIssuer,
  type TokenResponse,
} from './token-issuer'
import { introspect, type Introspection } from './introspection'
import type { TokenSigner } from './token-signer'

export type { TokenResponse } from './token-issuer'

export interface AuthService {
  authorizeGuest(request: Omit<CodeRequest, 'customerId'>): Promise<string>
  /** @throws OauthProblem 401, 409, 429. */
  authorizeCustomer: CustomerLogin
  /** @throws OauthProblem 400. */
  exchangeCode(exchange: CodeExchange): Promise<TokenResponse>
  /** Returns tokens without a code, for a shopper who was authenticated in another way. */
  startSession(start: SessionStart): Promise<TokenResponse>
  /** Returns new tokens for a refresh token, which is consumed. @throws OauthProblem 400. */
  refresh(refreshToken: string, request: RefreshRequest): Promise<TokenResponse>
  /**
   * @returns undefined if the token was not issued by this engine, was modified, has expired, or
   * its session has ended.
   */
  verifyAccessToken(token: string): Promise<Shopper | undefined>
  /** Returns the state of one of the client's own tokens (RFC 7662). */
  introspect(token: string, clientId: string): Promise<Introspection>
  /** Ends the session of an access token or, with `all`, every session of its customer. */
  logOut(accessToken: string, refreshToken: string, all: boolean): Promise<void>
  /** Ends the session of a client's refresh token; an unknown token is not an error (RFC 7009). */
  revoke(refreshToken: string, clientId: string): Promise<void>
  /** Returns the shopper as `verifyAccessToken` does, and the token's session. */
  readAccessToken(token: string): Promise<ReadToken | undefined>
  isGuestOf(refreshToken: string, guest: { siteId: string; usid: string }): Promise<boolean>
  isCustomerOfVisit(visit: {
    siteId: string
    visitId: string
    customerId: string
  }): Promise<boolean>
  /** Ends all sessions of a customer, for example after a change of password. */
  endSessionsOfCustomer(customerId: string): Promise<void>
  /**
   * Returns a signed token with which another front end can continue the session within 5 minutes.
   */
  createBridgeToken(shopper: BridgeShopper): Promise<string>
  /** Returns the shopper of a bridge token; undefined if the token is invalid or expired. */
  readBridgeToken(token: string): Promise<BridgeShopper | undefined>
  createServiceToken(clientId: string, scopes: readonly string[]): Promise<string>
  /** Returns the scopes of a service token; undefined if the token is invalid or expired. */
  readServiceToken(token: string): Promise<readonly string[] | undefined>
  listPublicKeys(): Promise<JWK[]>
  deleteExpired(): Promise<void>
}

export interface AuthDeps {
  config: Config
  now: () => Date
  customers: CustomerService
  accountTokens: AccountTokenService
  devices: KnownDevices
  signer: TokenSigner
}

export function createAuthService(db: Db, dependencies: AuthDeps): AuthService {
  const { config, now, customers, devices, signer } = dependencies
  const sessions = createSessionService(db, { config, now })
  const tokens = createTokenIssuer({ config, signer, sessions, customers })

  async function refresh(refreshToken: string, request: RefreshRequest): Promise<TokenResponse> {
    const open = await sessions.continueSession(refreshToken, request)
    // the storefront recognizes this message and logs in as a guest
    if (!open) throw invalidGrant('invalid refresh_token')
    return tokens.toTokenResponse(open)
  }

  return {
    authorizeGuest: (request) => sessions.createCode(request),
    authorizeCustomer: createCustomerLogin(db, { ...dependencies, sessions }),
    exchangeCode: async (exchange) => tokens.toTokenResponse(await sessions.openSession(exchange)),
    startSession: async (start) => tokens.toTokenResponse(await sessions.startSession(start)),
    refresh,
    verifyAccessToken: async (token) => (await tokens.read(token))?.shopper,
    readAccessToken: (token) => tokens.read(token),
    isGuestOf: (refreshToken, guest) => sessions.isGuestOf(refreshToken, guest),
    introspect: (token, clientId) =>
      introspect(token, clientId, {
        tokens,
        sessions,
        issuer: toIssuer(config.tenantId),
        scopes: listClientScopes(config, clientId),
      }),
    ...createEndings(sessions, tokens, devices),
    ...createOtherTokens(signer, sessions, config),
    listPublicKeys: () => signer.listPublicKeys(),
    isCustomerOfVisit: (visit) => sessions.isCustomerOfVisit(visit),
    deleteExpired: () => sessions.deleteExpired(),
  }
}

function createEndings(sessions: SessionService, tokens: TokenIssuer, devices: KnownDevices) {
  async function endSessionsOfCustomer(customerId: string): Promise<void> {
    await sessions.endSessionsOfCustomer(customerId)
    await devices.forgetAll(customerId)
  }

  async function logOut(token: string, refreshToken: string, all: boolean): Promise<void> {
    const found = await tokens.read(token)
    if (!found) throw invalidClient('Bad or missing access token.')
    const { shopper, sessionId } = found
    await sessions.endSession(sessionId)
    await sessions.endSessionOf(refreshToken, shopper.clientId)
    if (all && shopper.isRegistered) await endSessionsOfCustomer(shopper.customerId)
  }

  return {
    logOut,
    revoke: (refreshToken: string, clientId: string) =>
      sessions.endSessionOf(refreshToken, clientId),
    endSessionsOfCustomer,
  }
}

function createOtherTokens(signer: TokenSigner, sessions: SessionService, { tenantId }: Config) {
  const bridge = createBridge(signer, sessions, tenantId)
  const service = createServiceTokens(signer, tenantId)
  return {
    createBridgeToken: bridge.create,
    readBridgeToken: bridge.read,
    createServiceToken: service.create,
    readServiceToken: service.read,
  }
}
