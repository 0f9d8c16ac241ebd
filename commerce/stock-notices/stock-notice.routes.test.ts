import { createTestEngine, type TestEngine } from '../testing/engine'
import { seedCheckout } from '../testing/seed-checkout'

let engine: TestEngine
beforeEach(async () => {
  engine = await createTestEngine({ seed: seedCheckout })
})
afterEach(() => engine.close())

const signUp = (query: Record<string, string>, site = 'brindille') =>
  engine.app.inject({ url: `/${site}/bisn`, query })
const mails = () =>
  engine.db.selectFrom('outbox_mail').select(['recipient', 'subject', 'text']).execute()

test('who waits for a product is written to once, when it is back', async () => {
  const { stockNotices } = engine.app.services
  const asked = { pid: 'assorted-18', email: 'Ada@example.com' }
  const answers = await Promise.all([signUp(asked), signUp(asked)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await stockNotices.notify()).toBe(0)
  await engine.db
    .updateTable('inventory')
    .set({ ats: 4, allocation: 4 })
    .where('product_id', '=', 'assorted-18')
    .execute()
  const [first, second] = await Promise.all([stockNotices.notify(), stockNotices.notify()])
  expect(first + second).toBe(1)
  expect(await mails()).toEqual([
    {
      recipient: 'ada@example.com',
      subject: expect.stringMatching(/ is back$/),
      text: expect.stringMatching(/in stock again.*assorted-18\.html/s),
    },
  ])
  expect(await stockNotices.notify()).toBe(0)
  // the next time they have to ask again
  await signUp(asked)
  expect(await stockNotices.notify()).toBe(1)
  expect(await mails()).toHaveLength(2)
})

test.each([
  [{ pid: 'assorted-18', email: 'ada' }, 'brindille', 400],
  [{ pid: 'assorted-18' }, 'brindille', 400],
  [{ email: 'ada@example.com' }, 'brindille', 400],
  [{ pid: 'nothing', email: 'ada@example.com' }, 'brindille', 404],
  [{ pid: 'assorted-18', email: 'ada@example.com' }, 'nowhere', 404],
])('%j at %s is refused with %i', async (query, site, status) => {
  const response = await signUp(query as Record<string, string>, site)
  expect(response.statusCode).toBe(status)
  expect(response.json()).toMatchObject({ detail: expect.any(String) })
  expect(await engine.db.selectFrom('stock_notice').selectAll().execute()).toEqual([])
})

test('one address cannot sign everybody up', async () => {
  const asked = { pid: 'assorted-18', email: 'ada@example.com' }
  for (let count = 0; count < 100; count += 1) await signUp(asked)
  expect((await signUp(asked)).statusCode).toBe(429)
})

test('stock of several products', async () => {
  const { statusCode, body } = await engine.app.inject(
    '/brindille/products-inventory?siteId=brindille&ids=assorted-9,assorted-18,nothing',
  )
  expect(statusCode).toBe(200)
  expect(JSON.parse(body)).toMatchObject({
    'assorted-9': { ats: 20, orderable: true },
    'assorted-18': { ats: 0, orderable: false },
  })
  expect((await engine.app.inject('/brindille/products-inventory')).json()).toEqual({})
})
