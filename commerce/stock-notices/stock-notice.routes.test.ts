import { waitUntil } from '../../scripts/testing/wait-until'
import { createTestEngine, type TestEngine } from '../testing/engine'
import { seedCheckout } from '../testing/seed-checkout'
import { startSmtpServer } from '../testing/smtp-server'
import { TestCheckout } from '../testing/test-checkout'

let engine: TestEngine
beforeEach(async () => {
  engine = await createTestEngine({ seed: seedCheckout })
})
afterEach(() => engine.close())

const signUp = (query: Record<string, string>, site = 'brindille') =>
  engine.app.inject({ url: `/${site}/bisn`, query })
const mails = () =>
  engine.db.selectFrom('outbox_mail').select(['recipient', 'subject', 'text']).execute()

const setStock = (ats: number, productId = 'assorted-18') =>
  engine.db
    .updateTable('inventory')
    .set({ ats, allocation: ats })
    .where('product_id', '=', productId)
    .execute()
const setCustom = (custom: object, productId: string) =>
  engine.db
    .updateTable('product')
    .set({ custom: JSON.stringify(custom) })
    .where('id', '=', productId)
    .execute()

test('a shopper waiting for a product gets one mail, when it is back in stock', async () => {
  const { stockNotices } = engine.app.services
  const asked = { pid: 'assorted-18', email: 'Ada@example.com' }
  const answers = await Promise.all([signUp(asked), signUp(asked)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await stockNotices.notify()).toBe(0)
  await setStock(4)
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
  await signUp(asked)
  expect(await stockNotices.notify()).toBe(1)
  expect(await mails()).toHaveLength(2)
})

test('the mail is in the language of the page where it was requested', async () => {
  const { db } = engine
  await db
    .updateTable('site')
    .set({ locales: ['es-US'] })
    .execute()
  await db
    .updateTable('product')
    .set({ localized: JSON.stringify({ es: { name: 'Surtido de dieciocho' } }) })
    .where('id', '=', 'assorted-18')
    .execute()
  await signUp({ pid: 'assorted-18', email: 'ada@example.com', locale: 'es-US' })
  await signUp({ pid: 'assorted-18', email: 'bea@example.com', locale: 'fr-FR' })
  await setStock(4)
  await engine.app.services.stockNotices.notify()
  const [spanish, english] = (await mails()).sort((one, other) =>
    one.recipient.localeCompare(other.recipient),
  )
  expect(spanish).toMatchObject({
    subject: 'Ya volvió: Surtido de dieciocho',
    text: expect.stringMatching(/disponible otra vez.*Ver en la tienda: \S+\/es-US\/\S+html/s),
  })
  expect(english?.subject).toMatch(/ is back$/)
})

test('the mail links to the site of the sign-up, at its own URL', async () => {
  await engine.close()
  const storefrontOrigins = ['http://localhost:3301']
  engine = await createTestEngine({ seed: seedCheckout, config: { storefrontOrigins } })
  const preferences = JSON.stringify({ storefrontUrl: 'http://volume.localhost:3000' })
  await engine.db.updateTable('site').set({ preferences }).execute()
  await signUp({ pid: 'assorted-18', email: 'ada@example.com' })
  await setStock(4)
  await engine.app.services.stockNotices.notify()
  const [mail] = await mails()
  expect(mail?.text).toContain('http://volume.localhost:3301/')
})

test.each([
  [{ pid: 'assorted-18', email: 'ada' }, 'brindille', 400],
  [{ pid: 'assorted-18' }, 'brindille', 400],
  [{ email: 'ada@example.com' }, 'brindille', 400],
  [{ pid: 'nothing', email: 'ada@example.com' }, 'brindille', 404],
  [{ pid: 'assorted-18', email: 'ada@example.com' }, 'nowhere', 404],
])('%j at %s is rejected with %i', async (query, site, status) => {
  const response = await signUp(query as Record<string, string>, site)
  expect(response.statusCode).toBe(status)
  expect(response.json()).toMatchObject({ detail: expect.any(String) })
  expect(await engine.db.selectFrom('stock_notice').selectAll().execute()).toEqual([])
})

test('the sign-ups of one address are limited', async () => {
  const asked = { pid: 'assorted-18', email: 'ada@example.com' }
  for (let count = 0; count < 100; count += 1) await signUp(asked)
  expect((await signUp(asked)).statusCode).toBe(429)
})

test('the stock of several products is returned', async () => {
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

test('a canceled order restores stock, and triggers the mail', async () => {
  const { stockNotices, orders } = engine.app.services
  await setStock(2, 'brittle')
  const buyer = await TestCheckout.asGuest(engine.app)
  const items = [{ productId: 'brittle', quantity: 2 }]
  const basketId = await buyer.fillBasket(items, 'PAY_BY_CHECK')
  const { body } = await buyer.order('POST', '', { basketId })
  await signUp({ pid: 'brittle', email: 'ada@example.com' })
  expect(await stockNotices.notify()).toBe(0)
  await orders.backOffice.cancelOrder(String(body.orderNo))
  expect(await stockNotices.notify()).toBe(1)
})

test.each([
  { isOutOfStock: true },
  { isComingSoon: true },
  { isInShopOnly: true },
  { shipThrough: '2020-01-31' },
])('stock of products that cannot be bought is not announced: %j', async (custom) => {
  const { stockNotices } = engine.app.services
  await signUp({ pid: 'brittle', email: 'ada@example.com' })
  await setCustom(custom, 'brittle')
  await setStock(5, 'brittle')
  expect(await stockNotices.notify()).toBe(0)
  await setCustom({ shipThrough: '2099-01-31' }, 'brittle')
  expect(await stockNotices.notify()).toBe(1)
})

test('an engine sends mails for stock that arrived while it was stopped', async () => {
  const smtp = await startSmtpServer()
  const other = await createTestEngine({ seed: seedCheckout, config: { smtpUrl: smtp.url } })
  const query = { pid: 'assorted-18', email: 'ada@example.com' }
  await other.app.inject({ url: '/brindille/bisn', query })
  await other.db
    .updateTable('inventory')
    .set({ ats: 3, allocation: 3 })
    .where('product_id', '=', 'assorted-18')
    .execute()
  await other.listen()
  await waitUntil(() => smtp.messages.length > 0)
  expect(smtp.recipients).toEqual(['ada@example.com'])
  expect(smtp.messages[0]).toMatch(/is back/)
  await other.close()
  await smtp.close()
})
