import { createTestEngine, type TestEngine } from '../testing/engine'
import { seedCheckout } from '../testing/seed-checkout'
import { APPROVED_CARD, createCardToken, DECLINED_CARD } from '../testing/test-card'
import { TestCheckout } from '../testing/test-checkout'

let engine: TestEngine
let guest: TestCheckout
beforeAll(async () => {
  engine = await createTestEngine({ seed: seedCheckout })
  // the payments module reaches the gateway over HTTP
  await engine.listen()
})
afterAll(() => engine.close())
beforeEach(async () => {
  await engine.db.deleteFrom('outbox_mail').execute()
  guest = await TestCheckout.asGuest(engine.app)
})

async function order(paymentMethodId?: string) {
  const basketId = await guest.fillBasket(
    [{ productId: 'assorted-9', quantity: 2 }],
    paymentMethodId,
  )
  const { body } = await guest.order('POST', '', { basketId })
  const id = body.paymentInstruments?.[0]?.paymentInstrumentId
  return { orderNo: String(body.orderNo), path: `/${body.orderNo}/payment-instruments/${id}` }
}

const card = async (number: string) => ({
  paymentMethodId: 'CREDIT_CARD',
  amount: 52.01,
  c_token: await createCardToken(engine.app, number),
})

const mails = () => engine.db.selectFrom('outbox_mail').selectAll().execute()
const get = (url: string, headers: Record<string, string> = {}, remoteAddress?: string) =>
  engine.app.inject({ url, headers, remoteAddress })

test('a paid order is confirmed by one mail, however often it is paid', async () => {
  const { orderNo, path } = await order()
  expect(await mails()).toEqual([])
  const body = await card(APPROVED_CARD)
  const pay = () => guest.order('PATCH', path, body)
  await Promise.all([pay(), pay()])
  await pay()
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    reference: `order:${orderNo}`,
    recipient: 'ada@example.com',
    attempts: 0,
    next_attempt_at: null,
    sent_at: null,
  })
  for (const part of ['at $20.00: $40.00', 'Shipping: $8.95', 'Tax: $3.06', 'Total: $52.01']) {
    expect(mail?.text).toContain(part)
  }
  expect(mail?.text).toContain('Visa XXXX XXXX XXXX 1111: $52.01')
})

test('a declined order is not confirmed', async () => {
  const { path } = await order()
  const { body } = await guest.order('PATCH', path, await card(DECLINED_CARD))
  expect(body.status).toBe('failed')
  expect(await mails()).toEqual([])
})

test('an order to be paid by check is confirmed', async () => {
  const { path } = await order('PAY_BY_CHECK')
  await guest.order('PATCH', path, { paymentMethodId: 'PAY_BY_CHECK' })
  expect((await mails()).map(({ text }) => text)).toEqual([
    expect.stringContaining('Check: $52.01'),
  ])
})

async function write(count: number): Promise<void> {
  const { mail } = engine.app.services
  await engine.db.transaction().execute(async (trx) => {
    for (let index = 1; index <= count; index += 1) {
      const head = { reference: `test:${index}`, to: 'a@example.com', subject: `No ${index} <` }
      const content = { siteId: 'brindille', preheader: '', heading: 'Hi <script>1</script>' }
      await mail.queue(trx, { ...head, ...content, blocks: [] })
    }
  })
}

test('an operator reads the mail in the browser, newest first, page by page', async () => {
  await write(26)
  const first = await get('/outbox')
  expect(first.statusCode).toBe(200)
  expect(first.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringMatching(/default-src 'none'.*img-src http: https:/),
  })
  expect(first.body.indexOf('No 26 &lt;')).toBeLessThan(first.body.indexOf('No 25 &lt;'))
  expect(first.body).not.toContain('>No 1 &lt;')
  expect(first.body).toContain('href="/outbox?page=2"')
  const second = await get('/outbox?page=2')
  expect(second.body).toContain('>No 1 &lt;')
  const [, path = ''] = second.body.match(/href="(\/outbox\/\d+)"/) ?? []
  const mail = await get(path)
  expect(mail.headers['cache-control']).toBe('no-store')
  expect(mail.body).toContain('<iframe sandbox=""')
  expect(mail.body).toMatch(/srcdoc="&lt;!DOCTYPE.*Hi &amp;lt;script&amp;gt;/s)
  expect(mail.body).not.toContain('<script')
})

test.each([
  ['/outbox/999999999', 404],
  ['/outbox/none', 400],
  ['/outbox?page=0', 400],
])('%s answers %d', async (path, status) => {
  expect((await get(path)).statusCode).toBe(status)
})

test.each([
  ['another machine', {}, '192.0.2.7'],
  ['a proxy beside it', { 'x-forwarded-for': '127.0.0.1' }, undefined],
  ['a page that took its address', { host: 'evil.example:4000' }, undefined],
])('without a token %s is refused', async (_name, headers, address) => {
  expect((await get('/outbox', headers, address)).statusCode).toBe(403)
  expect((await get('/outbox/1', headers, address)).statusCode).toBe(403)
})

describe('with a token', () => {
  const operatorToken = 'a-token-of-the-operator'
  let guarded: TestEngine
  beforeAll(async () => {
    guarded = await createTestEngine({ config: { operatorToken } })
  })
  afterAll(() => guarded.close())

  test.each([
    ['none', undefined, 401],
    ['a wrong one', 'wrong', 401],
    ['the right one', operatorToken, 200],
  ])('%s is given', async (_name, password, status) => {
    const basic = `Basic ${Buffer.from(`operator:${password}`).toString('base64')}`
    const { statusCode, headers } = await guarded.app.inject({
      url: '/outbox',
      headers: password === undefined ? {} : { authorization: basic },
      remoteAddress: '192.0.2.7',
    })
    expect(statusCode).toBe(status)
    if (status === 401) expect(headers['www-authenticate']).toContain('Basic')
  })
})
