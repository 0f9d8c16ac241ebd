import type { ShopperLoginTypes } from 'commerce-sdk-isomorphic'
import { getAppConfig } from '@/site/app-config'
import type { AuthorizeResult } from './scapi.types'
import { callScapi } from './transport'

export type TokenResponse = ShopperLoginTypes.TokenResponse

/** The guest whom a login goes on with: the id alone is no proof. */
export interface Guest {
  usid: string
  refreshToken: string
}

/** Starts a guest login with PKCE (D2 §7): the code is exchanged by `exchangeCode`. */
export function authorizeGuest(
  siteId: string,
  challenge: { codeChallenge: string; redirectUri: string },
): Promise<AuthorizeResult> {
  return callScapi(siteId, 'shopperLogin', 'authorizeCustomer', {
    parameters: {
      client_id: clientId(),
      channel_id: siteId,
      redirect_uri: challenge.redirectUri,
      response_type: 'code',
      hint: 'guest',
      code_challenge: challenge.codeChallenge,
    },
  })
}

/**
 * Starts a registered customer's login with PKCE (D2 §7): the code is exchanged by `exchangeCode`.
 * Throws AppError 401 for a wrong e-mail or password, 429 after too many attempts.
 */
export function authenticateCustomer(
  siteId: string,
  credentials: { email: string; password: string },
  { guest, ...challenge }: { codeChallenge: string; redirectUri: string; guest?: Guest },
): Promise<AuthorizeResult> {
  return callScapi(siteId, 'shopperLogin', 'authenticateCustomer', {
    headers: {
      Authorization: toBasicHeader(credentials),
      ...(guest && { 'X-Guest-Refresh-Token': guest.refreshToken }),
    },
    body: {
      client_id: clientId(),
      channel_id: siteId,
      redirect_uri: challenge.redirectUri,
      code_challenge: challenge.codeChallenge,
      ...(guest && { usid: guest.usid }),
    },
  })
}

/** Ends a customer's session: its tokens are void from then on. */
export async function endSession(siteId: string, refreshToken: string): Promise<void> {
  await callScapi(siteId, 'shopperLogin', 'logoutCustomer', {
    parameters: { client_id: clientId(), channel_id: siteId, refresh_token: refreshToken },
  })
}

/** Exchanges an authorize code for tokens. Throws AppError when the verifier does not match. */
export function exchangeCode(
  siteId: string,
  { code, usid }: AuthorizeResult,
  proof: { codeVerifier: string; redirectUri: string; visitId?: string },
): Promise<TokenResponse> {
  return callScapi(siteId, 'shopperLogin', 'getAccessToken', {
    headers: toVisitHeader(proof.visitId),
    body: {
      grant_type: 'authorization_code_pkce',
      code,
      usid,
      code_verifier: proof.codeVerifier,
      redirect_uri: proof.redirectUri,
      client_id: clientId(),
      channel_id: siteId,
    },
  })
}

/** Renews tokens. The refresh token answered replaces the one sent, which is void from then on. */
export function refreshTokens(
  siteId: string,
  refreshToken: string,
  visitId?: string,
): Promise<TokenResponse> {
  return callScapi(siteId, 'shopperLogin', 'getAccessToken', {
    headers: toVisitHeader(visitId),
    body: {
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
      client_id: clientId(),
      channel_id: siteId,
    },
  })
}

// the service believes that an account is looking only in a visit it was told of (ADR 24)
function toVisitHeader(visitId: string | undefined): Record<string, string> {
  return visitId === undefined ? {} : { 'X-Visit-Id': visitId }
}

function toBasicHeader({ email, password }: { email: string; password: string }): string {
  const bytes = new TextEncoder().encode(`${email}:${password}`)
  return `Basic ${btoa(String.fromCharCode(...bytes))}`
}

function clientId(): string {
  return getAppConfig().commerceAPI.parameters.clientId
}
