import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { siteRoutes } from '@/commerce-client/site-routes'
import { callCustom, callScapi, callSite } from '@/commerce-client/transport'
import { clearCookies } from '../../../tests/setup/clear-cookies'
import { createFakeLogin, makeTokens } from '../../../tests/setup/fake-login'
import { installTestConfig } from '../../../tests/setup/render-app'
import { checkSession, getSession, hasSession, requireSession } from './session'
import { onSessionEvent } from './session-events'
import { storeTokens } from './session-tokens'

const SITE = 'test-site'
const server = setupServer()
let login: ReturnType<typeof createFakeLogin>

beforeAll(() => {
  installTestConfig()
  server.listen({ onUnhandledRequest: 'error' })
})
beforeEach(() => {
  login = createFakeLogin()
  server.use(...login.handlers)
})
afterEach(() => {
  server.resetHandlers()
  clearCookies()
})
afterAll(() => server.close())

const store = (customerId: string, claims: { exp?: number; registered?: boolean } = {}) =>
  storeTokens(SITE, makeTokens({ customerId, ...claims }))
const soon = () => Math.floor(Date.now() / 1000) + 30

test('looking makes no session', async () => {
  expect(getSession(SITE)).toBeUndefined()
  expect(hasSession(SITE)).toBe(false)
  await checkSession(SITE)
  expect(login.calls).toEqual([])
})

test('the first need makes one guest, kept for the next', async () => {
  const [one, two] = await Promise.all([requireSession(SITE), requireSession(SITE)])
  expect(one.customerId).toBe('guest-1')
  expect(two.value).toBe(one.value)
  expect((await requireSession(SITE)).value).toBe(one.value)
  expect(login.calls).toEqual(['authorize', 'authorization_code_pkce'])
})

test('a token about to expire is renewed once, and the refresh token rotates', async () => {
  const first = await requireSession(SITE)
  store('guest-1', { exp: soon() })
  document.cookie = `refresh_token_guest_${SITE}=refresh-1; Path=/`
  const renewed = await Promise.all([requireSession(SITE), requireSession(SITE)])
  expect(new Set(renewed.map(({ value }) => value)).size).toBe(1)
  expect(renewed[0]?.customerId).toBe(first.customerId)
  expect(login.calls).toEqual(['authorize', 'authorization_code_pkce', 'refresh_token'])
  expect(document.cookie).toContain(`refresh_token_guest_${SITE}=refresh-2`)
})

test.each(['invalid refresh_token', 'EXPIRED_TOKEN'])('%s starts a new guest', async (message) => {
  const events: string[] = []
  const stop = onSessionEvent((event) => events.push(event))
  store('customer-7', { exp: soon(), registered: true })
  login.state.refuse = { status: 400, body: { status_code: 400, message } }
  expect((await requireSession(SITE)).authType).toBe('guest')
  expect(document.cookie).not.toContain('refresh_token_registered')
  expect(events).toContain('session-expired')
  stop()
})

test('any other refusal leaves the tokens', async () => {
  store('customer-7', { exp: soon(), registered: true })
  login.state.refuse = { status: 503, body: { title: 'Service Unavailable', type: 'x' } }
  await expect(requireSession(SITE)).rejects.toMatchObject({ kind: 'unavailable' })
  expect(document.cookie).toContain('refresh_token_registered')
})

test("another tab's token is taken up; only another customer is an event", async () => {
  const events: string[] = []
  store('guest-a')
  await requireSession(SITE)
  const stop = onSessionEvent((event) => events.push(event))
  store('guest-a', { exp: soon() + HOUR_S })
  await checkSession(SITE)
  expect(events).toEqual([])
  store('guest-b')
  expect((await requireSession(SITE)).customerId).toBe('guest-b')
  expect(events).toEqual(['session-changed'])
  expect(login.calls).toEqual([])
  stop()
})

const HOUR_S = 3600

describe('calls', () => {
  test('carry the token and are repeated once when it is refused', async () => {
    const seen: (string | null)[] = []
    const first = await requireSession(SITE)
    server.use(
      http.post('*/api/test-site/wallet-approval', ({ request }) => {
        seen.push(request.headers.get('authorization'))
        return seen.length === 1
          ? HttpResponse.json({ title: 'Unauthorized', type: 'x' }, { status: 401 })
          : HttpResponse.json({ ok: true })
      }),
    )
    expect(await callSite(SITE, siteRoutes.walletApproval)).toEqual({ ok: true })
    expect(seen).toHaveLength(2)
    expect(seen[0]).toBe(`Bearer ${first.value}`)
    expect(seen[1]).not.toBe(seen[0])
    expect(login.calls.at(-1)).toBe('refresh_token')
  })

  test('refused at the same time get one new token between them, whatever they call', async () => {
    const first = await requireSession(SITE)
    const isRefused = (request: Request) =>
      request.headers.get('authorization') === `Bearer ${first.value}`
    const refused = () => HttpResponse.json({ title: 'Unauthorized', type: 'x' }, { status: 401 })
    const reply = ({ request }: { request: Request }) =>
      isRefused(request) ? refused() : HttpResponse.json({ ok: true })
    server.use(
      http.post('*/api/test-site/wallet-approval', reply),
      http.post('*/api/test-site/scapi/shopperBaskets/getBasket', reply),
      http.post('*/mobify/proxy/api/custom/forms/v1/organizations/:org/contact', reply),
    )
    login.calls.length = 0
    const answers = await Promise.all([
      callSite(SITE, siteRoutes.walletApproval),
      callScapi(SITE, 'shopperBaskets', 'getBasket', { parameters: { basketId: 'b' } }),
      callCustom(SITE, { method: 'POST', api: 'forms/v1', path: 'contact', body: {} }),
    ])
    expect(answers).toEqual([{ ok: true }, { ok: true }, { ok: true }])
    expect(login.calls).toEqual(['refresh_token'])
  })

  test('reading the catalogue takes no session, and products no token', async () => {
    const seen: (string | null)[] = []
    const products = http.get('*/scapi/shopperProducts/getProducts', ({ request }) => {
      seen.push(request.headers.get('authorization'), new URL(request.url).searchParams.get('ids'))
      return HttpResponse.json({ data: [] })
    })
    const search = http.post('*/scapi/shopperSearch/productSearch', async ({ request }) => {
      seen.push(request.headers.get('authorization'), JSON.stringify(await request.json()))
      return HttpResponse.json({ hits: [] })
    })
    server.use(products, search)
    await callScapi(SITE, 'shopperSearch', 'productSearch', { parameters: { q: 'a' } })
    expect(login.calls).toEqual([])
    const { value } = await requireSession(SITE)
    await callScapi(SITE, 'shopperProducts', 'getProducts', { parameters: { ids: ['1', '2'] } })
    await callScapi(SITE, 'shopperSearch', 'productSearch', { parameters: { q: 'a' } })
    const body = JSON.stringify([{ parameters: { locale: 'en-US', q: 'a' } }])
    expect(seen).toEqual([null, body, null, '1,2', `Bearer ${value}`, body])
  })

  test('an answer that is no JSON is one of ours in the end', async () => {
    server.use(
      http.get('*/api/test-site/order-details', () => new HttpResponse('<p>', { status: 502 })),
    )
    await expect(callSite(SITE, siteRoutes.orderDetails)).rejects.toMatchObject({
      kind: 'unavailable',
      status: 502,
    })
  })
})
