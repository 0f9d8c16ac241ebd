import { sql, type KyselyPlugin } from 'kysely'
import { buildApp } from './app'
import { createTestEngine, type TestEngine } from './testing/engine'
import { seedSite } from './testing/seed-site'

const mockReading = jest.fn(async () => {})
jest.mock('./providers/address-verification/postal-table', () => ({
  postalTable: () => mockReading(),
}))

const ORGANIZATION = '/organizations/f_ecom_prln_001'
const CUSTOMERS = `/customer/shopper-customers/v1${ORGANIZATION}/customers`

let engine: TestEngine
beforeAll(async () => {
  engine = await createTestEngine({ seed: seedSite })
})
afterAll(() => engine.close())

test('is healthy while the database answers, and says when it does not', async () => {
  expect((await engine.app.inject('/health')).json()).toEqual({ status: 'ok' })
  const broken = await createTestEngine()
  expect((await broken.app.inject('/health')).statusCode).toBe(200)
  await broken.close()
  const app = buildApp({ db: broken.db, config: engine.app.services.config })
  expect((await app.inject('/health')).statusCode).toBe(503)
  await app.close()
})

test('says that it is not healthy when the database hangs', async () => {
  const hanging: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: () => new Promise(() => undefined),
  }
  const db = engine.db.withPlugin(hanging)
  const app = buildApp({ db, config: engine.app.services.config })
  const { statusCode, headers } = await app.inject('/health')
  expect([statusCode, headers['retry-after']]).toEqual([503, '2'])
  await app.close()
})

test('one that listens is healthy once the postal codes are read', async () => {
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
])('%s is refused as a problem', async (url, status, kind) => {
  const response = await engine.app.inject(url)
  expect(response.statusCode).toBe(status)
  expect(response.headers['content-type']).toMatch(/^application\/problem\+json/)
  expect(response.json()).toMatchObject({
    type: `https://api.commercecloud.salesforce.com/documentation/error/v1/errors/${kind}`,
    title: expect.any(String),
    detail: expect.any(String),
  })
})

test('a body that is no JSON is a bad request; an empty one is none', async () => {
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

test('the caller’s request id is kept, and nothing else in its place', async () => {
  const ask = async (id: string) => {
    const { headers } = await engine.app.inject({
      url: '/health',
      headers: { 'correlation-id': id },
    })
    return headers['correlation-id']
  }
  expect(await ask('0123-abcd-4567')).toBe('0123-abcd-4567')
  expect(await ask('not an id at all')).not.toBe('not an id at all')
})
