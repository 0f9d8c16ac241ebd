import { http, HttpResponse } from 'msw'
import type { Basket } from '@/commerce-client/baskets'
import { answerSession, makeAccessToken } from '../../../tests/setup/fake-login'
import { serve } from '../../../tests/setup/serve'
import { plantSession } from './plant-session'

export const TEST_SITE = 'test-shop'

interface Call {
  method: string
  parameters: Record<string, unknown>
  body: unknown
}

/** Answers a call with the next basket, or a problem with its status. */
type Answer = (basket: Basket, call: Call) => Basket | HttpResponse<object> | object

/**
 * The `/api/{siteId}/scapi` routes of one shopper, for tests: stores a basket, records each call,
 * and answers as set up. Stock is the `ats` of each product. Before each test a guest is logged in,
 * and the state is as the file left it before the first.
 */
export function createBasketServer(given: Record<string, Answer> = {}) {
  const answers: Record<string, Answer> = { getCustomer: toCustomer, ...given }
  const state = {
    basket: { basketId: 'b', productItems: [], shipments: [{ shipmentId: 'me' }] } as Basket,
    calls: [] as Call[],
    stock: {} as Record<string, number>,
    /** `c_` attributes of products. */
    custom: {} as Record<string, object>,
  }
  const server = serve(
    // no preferences, so the defaults apply
    http.get('*/api/:siteId/site-prefs', () => HttpResponse.json({})),
    // an empty response changes no stock
    http.get('*/products-inventory', () => HttpResponse.json({})),
    // every address is valid
    http.post('*/api/:siteId/shipping-address', () =>
      HttpResponse.json({ result: { confidence: 'Verified match' } }),
    ),
    http.post('*/api/:siteId/address-suggestions', () =>
      HttpResponse.json({ result: { confidence: 'No matches', suggestions: [] } }),
    ),
    http.post('*/api/:siteId/payment-methods', () =>
      HttpResponse.json({ paymentMethods: [{ id: 'CREDIT_CARD', name: 'Credit Card' }] }),
    ),
    http.post('*/api/:siteId/session/login', () =>
      answerSession(TEST_SITE, makeAccessToken({ customerId: 'customer-1', registered: true })),
    ),
    http.get('*/api/:siteId/scapi/shopperProducts/getProducts', ({ request }) => {
      const ids = (new URL(request.url).searchParams.get('ids') ?? '').split(',')
      const data = ids.map((id) => ({
        id,
        name: id,
        inventory: { ats: state.stock[id] ?? 99 },
        ...state.custom[id],
      }))
      return HttpResponse.json({ data, total: data.length, limit: data.length })
    }),
    http.post('*/custom/customer/v1/*/event', () => HttpResponse.json({ success: true })),
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
  let initial = {}
  beforeAll(() => {
    initial = structuredClone(state)
  })
  beforeEach(() => {
    Object.assign(state, structuredClone(initial))
    logIn()
  })
  return { server, state, logIn }
}

/** Default answer: the logged-in customer. */
const toCustomer: Answer = (_basket, { parameters }) => ({ customerId: parameters.customerId })

function logIn(): void {
  plantSession(TEST_SITE, { customerId: 'guest-1' })
}

/** An error in the commerce service's format. */
export function problem(status: number, type: string, detail: string, extras: object = {}) {
  return HttpResponse.json({ status, type, title: 'Refused', detail, ...extras }, { status })
}
