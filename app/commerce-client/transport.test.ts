/** @jest-environment jest-fixed-jsdom */
import { http, HttpResponse } from 'msw'
import { serve } from '../../tests/setup/serve'
import { siteRoutes } from './site-routes'
import { setShopperTokens } from './token-source'
import { callCustom, callScapi, callSite } from './transport'

const SITE = 'test-site'
let asked: string[]
let sessions: number

setShopperTokens({
  findAccessToken: async () => undefined,
  getAccessToken: async () => `token-${(sessions += 1)}`,
  replaceAccessToken: async (_siteId, refused) => `not-${refused}`,
})
const server = serve(
  http.all('*', ({ request }) => {
    const { pathname, search } = new URL(request.url)
    const token = request.headers.get('authorization') ?? 'no token'
    const path = pathname.replace(/organizations\/\w+/, 'organizations/org')
    asked.push(`${request.method} ${path}${search} ${token}`)
    return HttpResponse.json({ ok: true })
  }),
)

beforeEach(() => {
  asked = []
  sessions = 0
})

test('what anybody may ask starts no session and sends no token', async () => {
  await callSite(SITE, siteRoutes.reviews, { query: { productId: 'a b', rating: undefined } })
  await callSite(SITE, siteRoutes.concierge, { params: { postalCode: '94/108' } })
  await callSite(SITE, siteRoutes.inventory, { query: { ids: ['1', '2'] } })
  await callScapi(SITE, 'shopperSearch', 'productSearch', { parameters: { q: 'a' } })
  expect(asked).toEqual([
    'GET /api/test-site/reviews?productId=a+b no token',
    'GET /api/test-site/concierge/94%2F108 no token',
    'GET /mobify/proxy/test-site/products-inventory?ids=1%2C2 no token',
    'POST /api/test-site/scapi/shopperSearch/productSearch no token',
  ])
  expect(sessions).toBe(0)
})

test("everything else carries the token of the shopper's session", async () => {
  await callSite(SITE, siteRoutes.payForSubscriptions, { params: { id: '7' } })
  await callScapi(SITE, 'shopperBaskets', 'getBasket', { parameters: { basketId: 'b' } })
  await callCustom(SITE, { method: 'GET', api: 'stores/v1', path: 'list', query: { a: '1' } })
  expect(asked).toEqual([
    'POST /api/test-site/payment-instruments/7/use-for-subscriptions Bearer token-1',
    'POST /api/test-site/scapi/shopperBaskets/getBasket Bearer token-2',
    'GET /mobify/proxy/api/custom/stores/v1/organizations/org/list?a=1&siteId=test-site Bearer token-3',
  ])
})

test('a token that is refused twice is not replaced a second time', async () => {
  server.use(
    http.post('*/wallet-approval', ({ request }) => {
      asked.push(String(request.headers.get('authorization')))
      return HttpResponse.json({ title: 'Unauthorized', type: 'x' }, { status: 401 })
    }),
  )
  await expect(callSite(SITE, siteRoutes.walletApproval)).rejects.toMatchObject({
    kind: 'session-expired',
  })
  expect(asked).toEqual(['Bearer token-1', 'Bearer not-token-1'])
})

test('a public call that is refused is not asked again', async () => {
  server.use(
    http.get('*/site-prefs', () => {
      asked.push('site-prefs')
      return HttpResponse.json({ title: 'Unauthorized', type: 'x' }, { status: 401 })
    }),
  )
  await expect(callSite(SITE, siteRoutes.sitePreferences)).rejects.toMatchObject({ status: 401 })
  expect(asked).toEqual(['site-prefs'])
})

test('a path of the gateway cannot lead out of it', async () => {
  const call = { method: 'GET', api: 'account/v1', path: 'a/../b' } as const
  await expect(callCustom(SITE, call)).rejects.toMatchObject({ status: 404 })
})

test.each([
  ['text', () => new HttpResponse('<p>')],
  ['an error in an answer of 200', () => HttpResponse.json({ title: 'Not now', type: 'x' })],
])('%s is a failure for every call [API-009]', async (_what, answer) => {
  server.use(http.all('*', answer))
  const failure = { name: 'AppError', status: 502, kind: 'unavailable' }
  await expect(callSite(SITE, siteRoutes.orderDetails)).rejects.toMatchObject(failure)
  await expect(
    callScapi(SITE, 'shopperBaskets', 'getBasket', { parameters: { basketId: 'b' } }),
  ).rejects.toMatchObject(failure)
  await expect(
    callCustom(SITE, { method: 'POST', api: 'forms/v1', path: 'contact' }),
  ).rejects.toMatchObject(failure)
})
