import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type { Basket } from '@/commerce-client/baskets'
import { storeTokens } from '../session/session-tokens'

export const TEST_SITE = 'test-shop'

interface Call {
  method: string
  parameters: Record<string, unknown>
  body: unknown
}

/** Answers a call: the next basket, or a problem with its status. */
type Answer = (basket: Basket, call: Call) => Basket | HttpResponse<object> | object

/**
 * The `/api/{siteId}/scapi` routes of one shopper, for tests: keeps a basket, notes each call, and
 * answers as told. Stock is the `ats` of each product.
 */
export function createBasketServer(answers: Record<string, Answer> = {}) {
  const state = { basket: {} as Basket, calls: [] as Call[], stock: {} as Record<string, number> }
  const server = setupServer(
    // a site that says nothing of itself: the defaults hold
    http.get('*/api/:siteId/site-prefs', () => HttpResponse.json({})),
    http.get('*/api/:siteId/scapi/shopperProducts/getProducts', ({ request }) => {
      const ids = (new URL(request.url).searchParams.get('ids') ?? '').split(',')
      const data = ids.map((id) => ({ id, name: id, inventory: { ats: state.stock[id] ?? 99 } }))
      return HttpResponse.json({ data, total: data.length, limit: data.length })
    }),
    http.post('*/api/:siteId/scapi/:api/:method', async ({ params, request }) => {
      const [options] = (await request.json()) as [Partial<Call>]
      const method = String(params.method)
      const call = { method, parameters: options.parameters ?? {}, body: options.body }
      if (method === 'getCustomerBaskets') {
        return HttpResponse.json({ total: 1, baskets: [state.basket] })
      }
      state.calls.push(call)
      const answer = answers[method]?.(state.basket, call)
      if (answer instanceof HttpResponse) return answer
      if (answer && 'basketId' in answer) state.basket = answer
      return HttpResponse.json(answer ?? state.basket)
    }),
  )
  return { server, state, logIn }
}

/** A guest's session, as the login leaves it. */
function logIn(): void {
  const claims = {
    exp: Math.floor(Date.now() / 1000) + 1800,
    isb: 'uido:slas::upn:Guest::gcid:guest-1::chid:test-shop',
    sub: 'cc-slas::prln_001::scid:client::usid:usid-1',
  }
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url')
  storeTokens(TEST_SITE, {
    access_token: `e30.${payload}.c2ln`,
    id_token: '',
    refresh_token: 'refresh',
    expires_in: 1800,
    refresh_token_expires_in: 7_776_000,
    token_type: 'Bearer',
    usid: 'usid-1',
    customer_id: 'guest-1',
    enc_user_id: '',
    idp_access_token: '',
    idp_refresh_token: '',
  })
}

/** A refusal as the commerce service words it. */
export function problem(status: number, type: string, detail: string, extras: object = {}) {
  return HttpResponse.json({ status, type, title: 'Refused', detail, ...extras }, { status })
}
