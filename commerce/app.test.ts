import { sql, type KyselyPlugin } from 'kysely'
import { buildApp } from './app'
import { readConfig } from './config'
import { createTestEngine, useEngine } from './testing/engine'
import { seedSite } from './testing/seed-site'

const mockReading = jest.fn(async () => {})
jest.mock('./providers/address-verification/postal-table', () => ({
  postalTable: () => mockReading(),
}))

const ORGANIZATION = '/organizations/f_ecom_prln_001'
const CUSTOMERS = `/customer/shopper-customers/v1${ORGANIZATION}/customers`

const engine = useEngine(seedSite)

test('the health check succeeds while the database responds, and fails with 503 otherwise', async () => {
  expect((await engine.app.inject('/health')).json()).toEqual({ status: 'ok' })
  const broken = await createTestEngine()
  expect((await broken.app.inject('/health')).statusCode).toBe(200)
  await broken.close()
  const app = buildApp({ db: broken.db, config: engine.app.services.config })
  expect((await app.inject('/health')).statusCode).toBe(503)
  await app.close()
})

test('the health check fails with 503 when the database hangs', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const hanging: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => answered.then(() => result),
  }
  const db = engine.db.withPlugin(hanging)
  const app = buildApp({ db, config: engine.app.services.config })
  const { statusCode, headers } = await app.inject('/health')
  expect([statusCode, headers['retry-after']]).toEqual([503, '2'])
  // releases the connection to the pool, which waits for all connections when it closes
  answer()
  await app.close()
})

test('a listening engine is healthy only once the postal codes are read', async () => {
  let finish = () => {}
  const reading = new Promise<void>((resolve) => (finish = resolve))
  mockReading.mockReturnValueOnce(reading)
  const listening = await createTestEngine()
  const origin = await listening.listen()
  const order: string[] = []
  const health = fetch(`${origin}/health`).then(({ status }) => order.push(`health ${status}`))
  await fetch(`${origin}/nowhere`)
  await sql`select 1`.execute(listening.db)
  order.push('read')
  finish()
  await health
  expect(order).toEqual(['read', 'health 200'])
  await listening.close()
})

test.each([
  ['/nowhere', 404, 'not-found'],
  [
    `${CUSTOMERS.replace('prln_001', 'prln_002')}/x?siteId=brindille`,
    404,
    'organization-not-found',
  ],
  [`${CUSTOMERS}/x?siteId=brindille`, 401, 'invalid-access-token'],
])('%s is refused with a problem response', async (url, status, kind) => {
  const response = await engine.app.inject(url)
  expect(response.statusCode).toBe(status)
  expect(response.headers['content-type']).toMatch(/^application\/problem\+json/)
  expect(response.json()).toMatchObject({
    type: `https://api.commercecloud.salesforce.com/documentation/error/v1/errors/${kind}`,
    title: expect.any(String),
    detail: expect.any(String),
  })
})

test('a malformed JSON body is a bad request; an empty body is not', async () => {
  const post = (payload: string) =>
    engine.app.inject({
      method: 'POST',
      url: `${CUSTOMERS}?siteId=brindille`,
      headers: { 'content-type': 'application/json' },
      payload,
    })
  expect((await post('{"half":')).statusCode).toBe(400)
  expect((await post('')).statusCode).toBe(401)
})

test("the response repeats the request's correlation id, or has a generated one if it is invalid", async () => {
  const ask = async (id: string) => {
    const { headers } = await engine.app.inject({
      url: '/health',
      headers: { 'correlation-id': id },
    })
    return headers['x-correlation-id']
  }
  for (const id of ['0123-abcd-4567', 'abc.12345']) expect(await ask(id)).toBe(id)
  expect(await ask('not an id at all')).toMatch(/^[\da-f-]{36}$/)
})

test.each([
  ['/no/such/resource', 404],
  ['/%', 400],
  [`/product/shopper-products/v1/organizations/${'x'.repeat(600)}/products`, 404],
  [`${CUSTOMERS}?siteId=brindille`, 401],
])('a request for %s gets status %s with the correlation id', async (url, status) => {
  const { statusCode, headers } = await engine.app.inject({
    method: url.startsWith(CUSTOMERS) ? 'POST' : 'GET',
    url,
    headers: { 'correlation-id': '0123-abcd-4567' },
  })
  expect([statusCode, headers['x-correlation-id']]).toEqual([status, '0123-abcd-4567'])
})

test.each([
  ['a query', `${CUSTOMERS}?siteId=`],
  ['a segment', '/product/'],
  ['a path that cannot be decoded', '/%'],
  ['a path without a resource', '/nowhere/'],
])('an address that is too long by %s gets status 414', async (_name, start) => {
  const { statusCode, headers } = await engine.app.inject(start.padEnd(8_193, 'a'))
  expect(statusCode).toBe(414)
  expect(headers['content-type']).toMatch(/^application\/problem\+json/)
  expect((await engine.app.inject(start.padEnd(8_192, 'a'))).statusCode).not.toBe(414)
})

test.each(['ENOSPC', 'EDQUOT', 'EROFS'])(
  'a file that fails with %s gets status 503',
  async (code) => {
    const app = buildApp({ db: engine.db, config: engine.app.services.config })
    app.get('/full', async () => {
      throw Object.assign(new Error(code), { code })
    })
    const { statusCode, headers } = await app.inject('/full')
    expect([statusCode, headers['retry-after']]).toEqual([503, '2'])
    await app.close()
  },
)

test('fourteen thousand slashes get status 414', async () => {
  expect((await engine.app.inject('/'.padEnd(14_000, '/'))).statusCode).toBe(414)
})

test.each([
  ['a visitor of a storefront behind a proxy', '10.0.3.2', '203.0.113.7, 10.0.3.5', '203.0.113.7'],
  ['a browser that forges the header', '10.0.3.2', '1.1.1.1, 198.51.100.9', '198.51.100.9'],
  ['a direct client of the engine', '198.51.100.9', '203.0.113.7', '198.51.100.9'],
])(
  'the client IP of %s is determined behind trusted proxies',
  async (_name, remoteAddress, forwarded, expected) => {
    const { config } = engine.app.services
    const trustedProxies = readConfig({ TRUSTED_PROXIES: 'loopback, 10.0.3.0/24' }).trustedProxies
    const app = buildApp({ db: engine.db, config: { ...config, trustedProxies } })
    app.get('/who', async ({ ip }) => ip)
    const headers = { 'x-forwarded-for': forwarded }
    expect((await app.inject({ url: '/who', remoteAddress, headers })).body).toBe(expected)
    await app.close()
  },
)

test('a trusted proxy without a valid address makes the configuration fail and is reported', () => {
  expect(() => readConfig({ TRUSTED_PROXIES: 'nginx' })).toThrow('TRUSTED_PROXIES')
})

test.each(['gzip', 'br', 'GZIP, identity'])(
  'a body that is, or only says to be, encoded as %s is refused in words',
  async (encoding) => {
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding }
    const url = '/back-office/api/coupons'
    const answer = await engine.app.inject({ method: 'POST', url, headers, payload: '{}' })
    expect(answer.statusCode).toBe(415)
    expect(answer.json().detail).toContain('without Content-Encoding')
  },
)
