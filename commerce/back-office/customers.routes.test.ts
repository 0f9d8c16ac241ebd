import { fillAccount } from '../account-data/testing/fill-account'
import { tablesWith } from '../testing/tables-with'
import { TestCheckout, useCheckout } from '../testing/test-checkout'
import { logInTestShopper } from '../testing/test-shopper'

const CUSTOMERS = '/back-office/api/customers'
const SHOPPER = '/customer/shopper-customers/v1/organizations/f_ecom_prln_001/customers'
const password = 'Cocoa&Nibs9'
const email = 'ada@example.com'

const TABLES = [
  'order_header',
  'basket',
  'customer',
  'outbox_mail',
  'audit_entry',
  'product_list',
  'gift_certificate',
  'search_recent_phrase',
  'coupon_attempt',
] as const

let ada: TestCheckout
let customerNo: string
const engine = useCheckout()
beforeAll(() => engine.db.updateTable('inventory').set({ ats: 50 }).execute())
beforeEach(async () => {
  for (const table of TABLES) {
    await engine.db.deleteFrom(table).execute()
  }
  const guest = await TestCheckout.asGuest(engine.app)
  const customer = { login: email, email, firstName: 'Ada', lastName: 'Lovelace' }
  await guest.call('POST', SHOPPER, { customer, password })
  const credentials = { login: email, password }
  ada = TestCheckout.as(engine.app, await logInTestShopper(engine.app, { credentials }))
  const row = await engine.db.selectFrom('customer').select('customer_no').executeTakeFirstOrThrow()
  customerNo = row.customer_no
})

const ask = async (path = '', method: 'GET' | 'POST' | 'DELETE' = 'GET') => {
  const answer = await engine.app.inject({ method, url: `${CUSTOMERS}${path}` })
  return { status: answer.statusCode, body: answer.body === '' ? {} : answer.json() }
}

async function order(): Promise<string> {
  const line = { productId: 'assorted-9', quantity: 1 }
  const basketId = await ada.fillBasket([line], 'PAY_BY_CHECK')
  return (await ada.order('POST', '', { basketId })).body.orderNo ?? ''
}

const logged = async () => {
  const entries = await engine.db.selectFrom('audit_entry').selectAll().execute()
  return entries.map(({ action, subject_type, subject_id }) => [action, subject_type, subject_id])
}

test('customers are found by number, e-mail address or name, page by page', async () => {
  const guest = await TestCheckout.asGuest(engine.app)
  const bo = { login: 'bo@example.com', email: 'bo@example.com', firstName: 'Bo', lastName: 'Bell' }
  await guest.call('POST', SHOPPER, { customer: bo, password })
  const find = async (text: string) =>
    (await ask(`?${new URLSearchParams({ text }).toString()}`)).body.customers
  const own = expect.objectContaining({ customerNo, name: 'Ada Lovelace', email })
  for (const text of [customerNo, customerNo.replace(/^0+/, ''), 'ADA@', 'love ada']) {
    expect(await find(text)).toEqual([own])
  }
  expect(await find('nobody')).toEqual([])
  const first = (await ask('?limit=1')).body
  expect(first.customers).toMatchObject([{ email: bo.email }])
  expect((await ask(`?limit=1&before=${first.next}`)).body).toEqual({ customers: [own] })
})

test('one customer is shown with all stored data except card data', async () => {
  const orderNo = await order()
  await fillAccount(engine.db, ada, { email, orderNo })
  const { status, body } = await ask(`/${customerNo}`)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    login: email,
    addresses: [{ id: 'Home', lines: expect.arrayContaining(['Ada Lovelace', '1 Main St']) }],
    orders: [{ orderNo }],
    hasMoreOrders: false,
    consents: expect.arrayContaining([
      expect.objectContaining({ name: 'Offers & Updates', isGiven: true, channel: 'email' }),
      expect.objectContaining({ name: 'Newsletter: Fundraising' }),
    ]),
    subscriptions: [{ productName: 'Assorted Chocolates, 9 Pieces', state: 'active' }],
    messages: [{ kind: 'contact', fields: [{ name: 'comment', value: 'From Ada Lovelace' }] }],
    reviews: 1,
    wishLists: 1,
  })
  expect(JSON.stringify(body)).not.toMatch(/1111|token|argon2/i)
  expect((await ask('/none')).status).toBe(404)
})

test("the export of a customer's data is returned and logged", async () => {
  const { status, body } = await ask(`/${customerNo}/data`, 'POST')
  expect(status).toBe(200)
  expect(body).toMatchObject({ profile: { email, lastName: 'Lovelace' }, orders: [] })
  expect(await logged()).toEqual([['data handed out', 'customer', customerNo]])
})

test('a link to set a new password is mailed, unless the customer is disabled', async () => {
  expect((await ask(`/${customerNo}/password-reset`, 'POST')).status).toBe(204)
  const mails = await engine.db
    .selectFrom('outbox_mail')
    .selectAll()
    .where('subject', 'not like', 'Welcome%')
    .execute()
  expect(mails).toMatchObject([
    { recipient: email, reference: expect.stringMatching(/^account:password-reset:/) },
  ])
  expect(mails[0]?.text).toContain('/new-password-form?token=')
  expect(await logged()).toEqual([['password reset sent', 'customer', customerNo]])
  await engine.db.updateTable('customer').set({ enabled: false }).execute()
  expect((await ask(`/${customerNo}/password-reset`, 'POST')).status).toBe(409)
})

test('a customer is erased once no order is in delivery, comments and refunds included', async () => {
  const orderNo = await order()
  expect((await ask(`/${customerNo}`, 'DELETE')).status).toBe(409)
  expect(await logged()).toEqual([])
  const payload = { text: 'Lovelace called' }
  const url = `/back-office/api/orders/${orderNo}`
  await engine.app.inject({ method: 'POST', url: `${url}/comments`, payload })
  await engine.app.inject({ method: 'POST', url: `${url}/payment` })
  const refund = { items: [], amount: 1, reason: 'For Lovelace', expectedRefunded: 0 }
  const refunded = await engine.app.inject({
    method: 'POST',
    url: `${url}/refunds`,
    payload: refund,
  })
  expect(refunded.statusCode).toBe(200)
  const changes = { status: 'completed', shipping_status: 'shipped' } as const
  await engine.db.updateTable('order_header').set(changes).execute()

  const answers = await Promise.all([1, 2].map(() => ask(`/${customerNo}`, 'DELETE')))
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 404])
  expect(await tablesWith(engine.db, 'Lovelace')).toEqual([])
  expect((await logged()).at(-1)).toEqual(['erased', 'customer', customerNo])
  const found = await engine.app.inject(`/back-office/api/orders?text=lovelace`)
  expect(found.json().orders).toEqual([])
  expect((await engine.app.inject(url)).json()).toMatchObject({ customerName: '', refunded: 1 })
})
