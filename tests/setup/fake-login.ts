import { http, HttpResponse } from 'msw'
import type { TokenResponse } from '@/commerce-client/login'

const HOUR_S = 3600
export const PASSWORD = 'Right1!x'

interface TokenClaims {
  customerId: string
  /** Epoch seconds; an hour from now when left out. */
  exp?: number
  registered?: boolean
  /** Tells two tokens of one customer apart. */
  serial?: number
}

/** An access token as the login service makes them, unsigned. */
export function makeAccessToken({ customerId, registered = false, ...rest }: TokenClaims): string {
  const exp = rest.exp ?? Math.floor(Date.now() / 1000) + HOUR_S
  const ids = registered ? `gcid:guest::rcid:${customerId}` : `gcid:${customerId}`
  const claims = {
    exp,
    iat: exp - HOUR_S,
    sub: `cc-slas::site::usid:usid-${customerId}::tsid:x`,
    isb: `uido:slas::upn:Guest::${ids}::chid:test-site`,
    serial: rest.serial,
  }
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${encode({ alg: 'none' })}.${encode(claims)}.signature`
}

/** What the login service hands a shopper out, for `storeTokens`. */
export function makeTokens(claims: TokenClaims): TokenResponse {
  return {
    access_token: makeAccessToken(claims),
    id_token: '',
    refresh_token: `of-${claims.customerId}`,
    expires_in: HOUR_S / 2,
    refresh_token_expires_in: 7_776_000,
    token_type: 'Bearer',
    usid: `usid-${claims.customerId}`,
    customer_id: claims.customerId,
    enc_user_id: '',
    idp_access_token: '',
  }
}

/**
 * A login service that makes one guest after another, `guest-1`, `guest-2`, and rotates refresh
 * tokens; who logs in with `PASSWORD` is the customer `customer-1`. `calls` lists what it was asked
 * for, `usids` the session ids that came with logins, `proofs` the refresh tokens that prove them;
 * `refuse` answers the next refresh, `forget` ends a shopper's sessions.
 */
export function createFakeLogin() {
  let guests = 0
  let serial = 0
  const calls: string[] = []
  const usids: (string | undefined)[] = []
  const proofs: (string | null)[] = []
  const live = new Map<string, string>()
  const state = { refuse: undefined as { status: number; body: object } | undefined }

  const tokensFor = (customerId: string) => {
    serial += 1
    const refreshToken = `refresh-${serial}`
    live.set(refreshToken, customerId)
    return {
      access_token: makeAccessToken({
        customerId,
        serial,
        registered: customerId.startsWith('customer'),
      }),
      refresh_token: refreshToken,
      expires_in: 1800,
      usid: `usid-${customerId}`,
      customer_id: customerId,
    }
  }

  const handlers = [
    http.post('*/custom/customer/v1/*/event', () => HttpResponse.json({ success: true })),
    http.post('*/api/test-site/scapi/shopperLogin/authenticateCustomer', async ({ request }) => {
      const [{ body }] = (await request.json()) as [{ body: Record<string, string> }]
      calls.push('authenticate')
      usids.push(body.usid)
      proofs.push(request.headers.get('x-guest-refresh-token'))
      const [, encoded = ''] = (request.headers.get('authorization') ?? '').split('Basic ')
      const [, password] = Buffer.from(encoded, 'base64').toString().split(':')
      if (password === PASSWORD) return HttpResponse.json({ code: 'customer-1', usid: 'usid' })
      const message = 'Unauthorized: wrong login or password.'
      return HttpResponse.json({ status_code: 401, message }, { status: 401 })
    }),
    http.post('*/api/test-site/scapi/shopperLogin/logoutCustomer', async ({ request }) => {
      const [{ parameters }] = (await request.json()) as [{ parameters: Record<string, string> }]
      calls.push('logout')
      live.delete(parameters.refresh_token ?? '')
      return HttpResponse.json({})
    }),
    http.post('*/api/test-site/scapi/shopperLogin/authorizeCustomer', async ({ request }) => {
      const [{ parameters }] = (await request.json()) as [{ parameters: Record<string, string> }]
      guests += 1
      calls.push('authorize')
      usids.push(parameters.usid)
      return HttpResponse.json({ code: `code-${guests}`, usid: `usid-guest-${guests}` })
    }),
    http.post('*/api/test-site/scapi/shopperLogin/getAccessToken', async ({ request }) => {
      const [{ body }] = (await request.json()) as [{ body: Record<string, string> }]
      calls.push(body.grant_type ?? '')
      if (body.grant_type !== 'refresh_token') {
        return HttpResponse.json(tokensFor((body.code ?? '').replace('code-', 'guest-')))
      }
      if (state.refuse) return HttpResponse.json(state.refuse.body, { status: state.refuse.status })
      const customerId = live.get(body.refresh_token ?? '')
      live.delete(body.refresh_token ?? '')
      if (customerId) return HttpResponse.json(tokensFor(customerId))
      const message = 'invalid refresh_token'
      return HttpResponse.json({ status_code: 400, message }, { status: 400 })
    }),
  ]
  const forget = (customerId: string) =>
    live.forEach((owner, token) => owner === customerId && live.delete(token))

  return { handlers, calls, usids, proofs, state, forget }
}
