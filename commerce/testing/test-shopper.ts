import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

const PATH = '/shopper/auth/v1/organizations/f_ecom_prln_001/oauth2'
export const TEST_CLIENT_ID = '11111111-1111-4111-8111-111111111111'
const TRUSTED_CLIENT_ID = '99999999-9999-4999-8999-999999999999'
const TRUSTED_SECRET = 'a-merchants-secret'
/** A confidential client for the engine's `privateClients`. */
export const TRUSTED_CLIENT = {
  id: TRUSTED_CLIENT_ID,
  secretHash: createHash('sha256').update(TRUSTED_SECRET).digest('hex'),
}
const REDIRECT_URI = 'http://localhost:3000/callback'

const Tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  customer_id: z.string(),
  usid: z.string(),
})

export interface TestShopper {
  /** For `app.inject({headers})`. */
  headers: { authorization: string }
  customerId: string
  usid: string
  refreshToken: string
}

export interface Credentials {
  login: string
  password: string
}

export async function logInTestShopper(
  app: FastifyInstance,
  { siteId = 'brindille', guest, visitId, credentials, isTrusted = false }: TestShopperOptions = {},
): Promise<TestShopper> {
  const verifier = randomBytes(48).toString('base64url')
  const clientId = isTrusted ? TRUSTED_CLIENT_ID : TEST_CLIENT_ID
  const parameters = {
    client_id: clientId,
    channel_id: siteId,
    redirect_uri: REDIRECT_URI,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    ...(guest && { usid: guest.usid }),
  }
  const location = await authorize(app, parameters, { guest, credentials })
  const response = await app.inject({
    method: 'POST',
    url: `${PATH}/token`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(visitId !== undefined && { 'x-visit-id': visitId }),
      ...(isTrusted && { authorization: toBasic(TRUSTED_CLIENT_ID, TRUSTED_SECRET) }),
    },
    payload: new URLSearchParams({
      grant_type: isTrusted ? 'authorization_code' : 'authorization_code_pkce',
      code: location.searchParams.get('code') ?? '',
      usid: location.searchParams.get('usid') ?? '',
      code_verifier: verifier,
      client_id: clientId,
      channel_id: siteId,
      redirect_uri: REDIRECT_URI,
    }).toString(),
  })
  const tokens = Tokens.parse(response.json())
  return {
    headers: { authorization: `Bearer ${tokens.access_token}` },
    customerId: tokens.customer_id,
    usid: tokens.usid,
    refreshToken: tokens.refresh_token,
  }
}

export interface TestShopperOptions {
  siteId?: string
  /** The guest who continues, or whose basket is merged. */
  guest?: Pick<TestShopper, 'usid' | 'refreshToken'>
  visitId?: string
  /** Absent for a guest. */
  credentials?: Credentials
  /**
   * Logs in through the merchant's own server; the engine must be configured with `TRUSTED_CLIENT`.
   */
  isTrusted?: boolean
}

async function authorize(
  app: FastifyInstance,
  parameters: Record<string, string>,
  { guest, credentials }: Pick<TestShopperOptions, 'guest' | 'credentials'>,
): Promise<URL> {
  const proof = guest && { 'x-guest-refresh-token': guest.refreshToken }
  const response = credentials
    ? await app.inject({
        method: 'POST',
        url: `${PATH}/login`,
        headers: {
          ...proof,
          'content-type': 'application/x-www-form-urlencoded',
          authorization: toBasic(credentials.login, credentials.password),
        },
        payload: new URLSearchParams(parameters).toString(),
      })
    : await app.inject({
        method: 'GET',
        headers: { ...proof },
        url: `${PATH}/authorize`,
        query: { ...parameters, response_type: 'code', hint: 'guest' },
      })
  const { location } = response.headers
  if (response.statusCode !== 303 || typeof location !== 'string') {
    throw new Error(`Login failed with ${response.statusCode}: ${response.body}`)
  }
  return new URL(location)
}

function toBasic(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
}
