import express from 'express'
import { startSiteApi } from '../testing/start-site-api'
import type { TestServer } from '../testing/start-test-server'

/** A token in the service's format; only the service can verify its signature. */
function toToken(isb: string): string {
  const claims = { exp: 4_000_000_000, isb, sub: 'cc-slas::x::usid:u1' }
  return `Bearer x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`
}
const NORA = toToken('uido:ecom::upn:nora::uidn:Nora::gcid:g1::rcid:nora::chid:main')
const FORGED = toToken('uido:ecom::upn:nora::uidn:Nora::gcid:g1::rcid:forged::chid:main')
const GUEST = toToken('uido:slas::upn:Guest::uidn:Guest User::gcid:g1::chid:main')

let server: TestServer
let asked: string[] = []
const PAGE = { count: 0, next: null, previous: null, results: [] }

beforeAll(async () => {
  const engine = express()
  engine.use(express.json())
  engine.get(/\/customers\/nora$/, (_req, res) => {
    res.json({ customerId: 'nora', lastName: 'Ashgrove' })
  })
  engine.get(/\/customers\//, (_req, res) => {
    res.status(401).json({ title: 'Unauthorized', detail: 'The access token is invalid.' })
  })
  const record = (req: express.Request) =>
    asked.push(
      `${req.method} ${req.path} ${JSON.parse(req.get('authorization') ?? '{}').sig_field}`,
    )
  engine.get(['/subscriptions/', '/orders/'], (req, res) => {
    record(req)
    res.json(PAGE)
  })
  engine.patch(/.*/, (req, res) => {
    record(req)
    res.json({})
  })
  server = await startSiteApi(engine)
})
beforeEach(() => {
  asked = []
})

const ask = (authorization: string | undefined, path = '', body?: object) =>
  fetch(`${server.origin}/api/brindille/subscriptions${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    body: body && JSON.stringify(body),
  })

test('a customer is asked about as the token says, whatever else is sent [ACC-005]', async () => {
  const answer = await ask(NORA, '?customerId=somebody-else')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toEqual({ subscriptions: [] })
  expect(asked.sort()).toEqual(['GET /orders/ nora', 'GET /subscriptions/ nora'])
})

test('a change goes to the provider, signed for the customer [ACC-060]', async () => {
  const answer = await ask(NORA, '/s1', { action: 'pause' })
  expect(answer.status).toBe(204)
  expect(asked).toEqual(['PATCH /subscriptions/s1/pause/ nora'])
})

test.each([
  ['nobody', undefined, 401],
  ['a guest', GUEST, 403],
  ['who forged a token', FORGED, 401],
])('%s sees and changes nothing [ACC-015]', async (_who, token, status) => {
  expect((await ask(token)).status).toBe(status)
  expect((await ask(token, '/s1', { action: 'cancel', reason: '' })).status).toBe(status)
  expect(asked).toEqual([])
})

test.each([
  {},
  { action: 'delete' },
  { action: 'date', day: 'tomorrow' },
  { action: 'frequency', interval: { every: 0, period: 3 } },
  { action: 'quantity', quantity: 100 },
])('%j is refused', async (body) => {
  expect((await ask(NORA, '/s1', body)).status).toBe(400)
  expect(asked).toEqual([])
})
