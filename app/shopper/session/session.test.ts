/** @jest-environment jest-fixed-jsdom */
import { waitFor } from '@testing-library/react'
import { millisecondsInHour } from 'date-fns/constants'
import { http, HttpResponse } from 'msw'
import { toMarkerCookie } from '@/commerce-client/session-marker'
import { siteRoutes } from '@/commerce-client/site-routes'
import { callCustom, callScapi, callSite } from '@/commerce-client/transport'
import { clearCookies } from '../../../tests/setup/clear-cookies'
import { createFakeLogin } from '../../../tests/setup/fake-login'
import { serve } from '../../../tests/setup/serve'
import { plantSession } from '../testing/plant-session'
import { checkSession, getSession, hasSession, requireSession } from './session'
import { onSessionEvent } from './session-events'
import { forgetToken } from './token-memory'

const SITE = 'test-site'
const login = createFakeLogin()

const server = serve(...login.handlers)

/** The calls of the login service, without those for the commerce session. */
const calls = () => login.calls.filter((call) => !call.startsWith('commerce'))

test('looking makes no session', async () => {
  expect(getSession(SITE)).toBeUndefined()
  expect(hasSession(SITE)).toBe(false)
  await checkSession(SITE)
  expect(login.calls).toEqual([])
})

test.each(['guest.%E0%A4', 'registered.50%', 'guest.%'])(
  'a marker that is damaged (%s) counts as none',
  (marker) => {
    for (const name of ['access_token', 'usid', 'visit']) document.cookie = `${name}_${SITE}=%`
    document.cookie = toMarkerCookie(SITE, undefined, 60).replace('=', `=${marker}`)
    expect(getSession(SITE)).toBeUndefined()
    expect(hasSession(SITE)).toBe(false)
  },
)

test('the first need of a session creates one guest, stored for later [SES-007]', async () => {
  const [one, two] = await Promise.all([requireSession(SITE), requireSession(SITE)])
  expect(one.customerId).toBe('guest-1')
  expect(two.value).toBe(one.value)
  expect((await requireSession(SITE)).value).toBe(one.value)
  expect(calls()).toEqual(['guest'])
})

test('no token is left where a script of another page could read it', async () => {
  const { value } = await requireSession(SITE)
  const stored = document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage })
  expect(stored).toContain('guest.guest-1')
  expect(stored).not.toContain(value)
  expect(stored).not.toMatch(/token/)
})

test('a reloaded page has the same token again, and nothing is renewed [SES-028]', async () => {
  const before = await requireSession(SITE)
  forgetToken(SITE)
  expect((await requireSession(SITE)).value).toBe(before.value)
  expect(calls()).toEqual(['guest', 'known'])
})

test('a token about to expire is renewed once [SES-003, SES-007]', async () => {
  await requireSession(SITE)
  login.expire()
  const old = plantSession(SITE, { customerId: 'guest-1', lasts: 59 })
  const renewed = await Promise.all([requireSession(SITE), requireSession(SITE)])
  expect(new Set(renewed.map(({ value }) => value)).size).toBe(1)
  expect(renewed[0]?.value).not.toBe(old)
  expect(calls()).toEqual(['guest', 'refresh'])
  plantSession(SITE, { customerId: 'guest-1', lasts: 62 })
  await requireSession(SITE)
  expect(calls()).toHaveLength(2)
})

test('what is due is renewed when it is looked for: the token, then the commerce session [SES-004, SES-006]', async () => {
  plantSession(SITE, { customerId: 'guest-1' })
  const later = Date.now() + millisecondsInHour
  const clock = jest.spyOn(Date, 'now').mockReturnValue(later)
  await requireSession(SITE)
  await waitFor(() => expect(login.calls).toEqual(['guest', 'commerce session Bearer']))
  clock.mockReturnValue(later + 1_750_000)
  login.expire()
  login.calls.length = 0
  await checkSession(SITE)
  clock.mockRestore()
  await waitFor(() => expect(login.calls).toEqual(['refresh', 'commerce session Bearer']))
})

test('any other failure leaves the session as it is [SES-032]', async () => {
  plantSession(SITE, { customerId: 'customer-7', registered: true, lasts: 0 })
  login.state.failure = { status: 503, body: { title: 'Service Unavailable', type: 'x' } }
  await expect(requireSession(SITE)).rejects.toMatchObject({ kind: 'unavailable' })
  expect(getSession(SITE)).toEqual({ authType: 'registered', customerId: 'customer-7' })
})

test("another tab's session counts at once; only another customer is an event [SES-031]", async () => {
  const events: string[] = []
  plantSession(SITE, { customerId: 'guest-a' })
  await requireSession(SITE)
  const stop = onSessionEvent((event) => events.push(event))
  plantSession(SITE, { customerId: 'guest-a' })
  await checkSession(SITE)
  expect(events).toEqual([])
  plantSession(SITE, { customerId: 'guest-b' })
  expect((await requireSession(SITE)).customerId).toBe('guest-b')
  expect(events).toEqual(['session-changed'])
  expect(calls()).toEqual([])
  stop()
})

test('a customer whose refresh token is gone altogether has an ended session [SES-012]', async () => {
  plantSession(SITE, { customerId: 'customer-7', registered: true, lasts: 0 })
  getSession(SITE)
  const events: string[] = []
  const stop = onSessionEvent((event) => events.push(event))
  expect((await requireSession(SITE)).authType).toBe('guest')
  expect(events[0]).toBe('session-expired')
  stop()
})

test.each([
  ['guest-expired', { customerId: 'guest-a' }],
  ['session-expired', { customerId: 'customer-7', registered: true }],
])('%s: a page whose browser has lost all cookies tells so', async (expected, shopper) => {
  plantSession(SITE, shopper)
  await requireSession(SITE)
  const events: string[] = []
  const stop = onSessionEvent((event) => events.push(event))
  clearCookies()
  await requireSession(SITE)
  expect(events).toEqual([expected, 'session-changed'])
  stop()
})

test('tokens that an earlier version stored in readable cookies are handed over once', async () => {
  document.cookie = `refresh_token_registered_${SITE}=old-1; Path=/`
  document.cookie = `refresh_token_guest_${SITE}=old-2; Path=/`
  document.cookie = `usid_${SITE}=u1; Path=/`
  document.cookie = `access_token_${SITE}=old-3; Path=/`
  expect(hasSession(SITE)).toBe(true)
  await requireSession(SITE)
  expect(login.bodies).toMatchObject([
    {
      earlier: {
        guest: { usid: 'u1', refreshToken: 'old-2' },
        registered: { usid: 'u1', refreshToken: 'old-1' },
      },
    },
  ])
  expect(document.cookie).not.toMatch(/old-\d|u1/)
  forgetToken(SITE)
  await requireSession(SITE)
  expect(login.bodies[1]).not.toHaveProperty('earlier')
})

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
    expect(calls().at(-1)).toBe('refresh')
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
    expect(calls()).toEqual(['refresh'])
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
