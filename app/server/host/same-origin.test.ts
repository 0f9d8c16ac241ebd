import express from 'express'
import { PROXY_PATH, siteRoutes, toSiteAddress } from '@/commerce-client/site-routes'
import { startTestHost } from '../testing/start-test-host'
import { startTestServer, type TestServer } from '../testing/start-test-server'

let engine: TestServer
let server: TestServer
let asked: string[]

beforeAll(async () => {
  const answer = express().use((req, res) => {
    asked.push(`${req.method} ${req.url}`)
    res.json({})
  })
  engine = await startTestServer(answer)
  server = await startTestHost({ COMMERCE_ORIGIN: engine.origin }, answer)
})
beforeEach(() => {
  asked = []
})

const CHANGING = ['POST', 'PUT', 'PATCH', 'DELETE']
const params = { api: 'shopperBaskets', method: 'createBasket', id: '1', postalCode: '1' }
const own = Object.values(siteRoutes).flatMap((route): [string, string][] =>
  route.method === 'GET' ? [] : [[route.method, toSiteAddress('main', route, { params })]],
)
/** Paths to the engine and to the recommendations; only the OCAPI proxy forwards a cookie. */
const proxied = [
  'api/checkout/shopper-baskets/v1/x',
  'ocapi/s/main/dw/shop/v23_2/sessions',
  'recommendations/v3/activities/x',
  'main/bisn',
].flatMap((path) => CHANGING.map((method): [string, string] => [method, `${PROXY_PATH}/${path}`]))
const everything = [...own, ...proxied, ['POST', '/callback'] as const]

const COOKIE = 'refresh_guest_main=u.t'
const SENDERS: [string, Record<string, string>][] = [
  ['another site', { origin: 'https://evil.example' }],
  ['another port', { origin: 'http://localhost:1' }],
  ['a page without an origin', { origin: 'null' }],
  ['what a browser calls cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['another subdomain', { 'sec-fetch-site': 'same-site' }],
  ['nobody who says so, with cookies', { cookie: COOKIE }],
  ['the address bar, with cookies', { cookie: COOKIE, 'sec-fetch-site': 'none' }],
]

const send = (method: string, path: string, headers: Record<string, string>) =>
  fetch(`${server.origin}${path}`, { method, headers })

test('every route of the shop that changes something is in this list', () => {
  expect(own.length).toBeGreaterThan(25)
})

test.each(everything)('%s %s is refused to every page but its own', async (method, path) => {
  for (const [who, headers] of SENDERS) {
    const response = await send(method, path, headers)
    expect([who, response.status]).toEqual([who, 403])
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(await response.json()).toMatchObject({ status: 403, type: 'cross-origin' })
  }
  expect(asked).toEqual([])
})

test.each<[string, () => Record<string, string>]>([
  ['its own page', () => ({ origin: server.origin, cookie: COOKIE })],
  [
    'its own page, in the browser’s words',
    () => ({ 'sec-fetch-site': 'same-origin', cookie: COOKIE }),
  ],
  ['a program without cookies', () => ({})],
])('%s is answered', async (_who, headers) => {
  for (const [method, path] of own) {
    expect((await send(method, path, headers())).status).toBe(200)
  }
})

test('reading is nobody’s secret', async () => {
  const response = await send('GET', '/api/main/site-prefs', { origin: 'https://evil.example' })
  expect(response.status).toBe(200)
})
