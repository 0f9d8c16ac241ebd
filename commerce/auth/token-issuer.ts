import { createHash } from 'node:crypto'
import type { ShopperLoginTypes } from 'commerce-sdk-isomorphic'
import type { Config } from '../config'
import type { CustomerService } from '../customers/customer.service'
import type { Shopper } from '../access/require-shopper'
import { invalidGrant } from './oauth-problem'
import { listClientScopes } from './client-scopes.rules'
import { toGuestCustomerId } from '../secrets'
import type { OpenSession, SessionService } from './session.service'
import { parseClaims, toClaims, type ShopperIdentity } from './shopper-claims'
import type { TokenSigner } from './token-signer'

/** With the two keys of a refusal, which have no values here (SES-019). */
export type TokenResponse = ShopperLoginTypes.TokenResponse & { status_code: null; message: null }

export interface TokenIssuer {
  /** Returns the tokens of a session. @throws OauthProblem 400 if its customer no longer exists. */
  toTokenResponse(open: OpenSession): Promise<TokenResponse>
  /**
   * Returns the shopper and session of an access token; undefined if the token is invalid or
   * expired.
   */
  read(token: string): Promise<ReadToken | undefined>
}

export interface ReadToken {
  shopper: Shopper
  sessionId: string
  issuedAt?: number
  expiresAt?: number
  subject?: string
}

interface Dependencies {
  config: Pick<Config, 'tenantId' | 'accessTokenSeconds' | 'privateClients'>
  signer: TokenSigner
  sessions: SessionService
  customers: CustomerService
}

export function createTokenIssuer(dependencies: Dependencies): TokenIssuer {
  const { config, signer, sessions, customers } = dependencies
  const issuer = toIssuer(config.tenantId)
  const accessToken = { issuer, audience: `commercecloud/prod/${config.tenantId}` }

  async function toTokenResponse(open: OpenSession): Promise<TokenResponse> {
    const identity = await toIdentity(open)
    const { customerId, login } = identity.registered ?? {
      customerId: toGuestCustomerId(identity.usid),
      login: 'Guest',
    }
    const lifetime = config.accessTokenSeconds
    const scopes = listClientScopes(config, identity.clientId)
    const claims = { ...toClaims(identity, config.tenantId), scp: scopes.join(' ') }
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
      status_code: null,
      message: null,
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

  async function read(token: string): Promise<ReadToken | undefined> {
    const payload = await signer.verify(token, accessToken)
    const found = payload && parseClaims(payload)
    if (!found || !(await sessions.isOpen(found.sessionId))) return undefined
    const { sessionId, ...shopper } = found
    return {
      shopper,
      sessionId,
      issuedAt: payload.iat,
      expiresAt: payload.exp,
      subject: payload.sub,
    }
  }

  return { toTokenResponse, read }
}

export function toIssuer(tenantId: string): string {
  return `slas/prod/${tenantId}`
}
