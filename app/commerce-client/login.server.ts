import { createHash, randomBytes } from 'node:crypto'
import type { ShopperLoginTypes } from 'commerce-sdk-isomorphic'
import { getAppConfig } from '@/site/app-config'
import type { Caller } from './caller.server'
import { runScapi } from './run-scapi.server'

export type TokenResponse = ShopperLoginTypes.TokenResponse

export interface Credentials {
  email: string
  password: string
}

/**
 * The guest whose session a login continues. The refresh token is required as proof, because the id
 * alone is none (ADR 34).
 */
export interface Guest {
  usid: string
  refreshToken: string
}

/**
 * Logs in a new guest by PKCE (SES-017).
 * @param redirectUri where the service would redirect a browser
 */
export async function logInGuest(
  siteId: string,
  redirectUri: string,
  caller: Caller = {},
): Promise<TokenResponse> {
  const { verifier, challenge } = createProofKey()
  const grant = await runScapi(
    siteId,
    'shopperLogin',
    'authorizeCustomer',
    {
      parameters: {
        client_id: clientId(),
        channel_id: siteId,
        redirect_uri: redirectUri,
        response_type: 'code',
        hint: 'guest',
        code_challenge: challenge,
      },
    },
    caller,
  )
  return exchangeCode(siteId, { ...grant, verifier, redirectUri }, caller)
}

/**
 * Logs in a registered customer by PKCE (SES-016).
 * @throws AppError 401 for a wrong e-mail or password, 429 after too many attempts.
 */
export async function logInCustomer(
  siteId: string,
  credentials: Credentials,
  { redirectUri, guest }: { redirectUri: string; guest?: Guest },
  caller: Caller = {},
): Promise<TokenResponse> {
  const { verifier, challenge } = createProofKey()
  const loginHeaders = {
    ...caller.loginHeaders,
    ...(guest && { 'x-guest-refresh-token': guest.refreshToken }),
  }
  const grant = await runScapi(
    siteId,
    'shopperLogin',
    'authenticateCustomer',
    {
      body: {
        client_id: clientId(),
        channel_id: siteId,
        redirect_uri: redirectUri,
        code_challenge: challenge,
        ...(guest && { usid: guest.usid }),
      },
    },
    { ...caller, loginHeaders, authorization: toBasicHeader(credentials) },
  )
  return exchangeCode(siteId, { ...grant, verifier, redirectUri }, caller)
}

interface CodeGrant {
  code: string
  usid: string
  verifier: string
  redirectUri: string
}

/**
 * Exchanges an authorization code for tokens.
 * @throws AppError when the verifier does not match.
 */
export function exchangeCode(
  siteId: string,
  { code, usid, verifier, redirectUri }: CodeGrant,
  caller: Caller = {},
): Promise<TokenResponse> {
  return requestTokens(
    siteId,
    {
      grant_type: 'authorization_code_pkce',
      code,
      usid,
      code_verifier: verifier,
      redirect_uri: redirectUri,
    },
    caller,
  )
}

/** Returns new tokens; the new refresh token replaces the one sent. */
export function refreshTokens(
  siteId: string,
  { usid, refreshToken }: Guest,
  caller: Caller = {},
): Promise<TokenResponse> {
  const named = usid === '' ? {} : { usid }
  return requestTokens(
    siteId,
    { grant_type: 'refresh_token', refresh_token: refreshToken, ...named },
    caller,
  )
}

export async function endSession(
  siteId: string,
  { accessToken, refreshToken }: { accessToken: string; refreshToken: string },
  caller: Caller = {},
): Promise<void> {
  await runScapi(
    siteId,
    'shopperLogin',
    'logoutCustomer',
    { parameters: { client_id: clientId(), channel_id: siteId, refresh_token: refreshToken } },
    { ...caller, authorization: `Bearer ${accessToken}` },
  )
}

function requestTokens(
  siteId: string,
  body: ShopperLoginTypes.getAccessTokenBodyType,
  caller: Caller,
): Promise<TokenResponse> {
  const whole = { ...body, client_id: clientId(), channel_id: siteId }
  return runScapi(siteId, 'shopperLogin', 'getAccessToken', { body: whole }, caller)
}

/**
 * Creates a PKCE pair (RFC 7636): the challenge is sent with the first call, the verifier with the
 * second.
 */
export function createProofKey(): { verifier: string; challenge: string } {
  const verifier = randomBytes(48).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

function toBasicHeader({ email, password }: Credentials): string {
  return `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`
}

export function clientId(): string {
  return getAppConfig().commerceAPI.parameters.clientId
}
