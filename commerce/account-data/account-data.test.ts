import { tablesWith } from '../testing/tables-with'
import { TestCheckout, useCheckout } from '../testing/test-checkout'
import { logInTestShopper } from '../testing/test-shopper'
import { fillAccount } from './testing/fill-account'

const ACCOUNT = '/custom/account/v1/organizations/f_ecom_prln_001'
const CUSTOMERS = '/customer/shopper-customers/v1/organizations/f_ecom_prln_001/customers'
const password = 'Cocoa&Nibs9'
const email = 'ada@example.com'
const credentials = { login: email, password }
/** Personal data that must not remain in any table after a deletion. */
const TRACES = [email, 'Lovelace', '1 Main St', '60601', '3125550100', 'With love, Ada']

let ada: TestCheckout
const engine = useCheckout()
beforeAll(() => engine.db.updateTable('inventory').set({ ats: 50 }).execute())
beforeEach(async () => {
  for (const table of [
    'order_header',
    'basket',
    'customer',
    'outbox_mail',
    'review',
    'newsletter_subscription',
    'service_case',
    'stock_notice',
    'product_list',
    'gift_certificate',
    'search_recent_phrase',
    'coupon_attempt',
  ] as const) {
    await engine.db.deleteFrom(table).execute()
  }
  const guest = await TestCheckout.asGuest(engine.app)
  const customer = { login: email, email, firstName: 'Ada', lastName: 'Lovelace' }
  await guest.call('POST', CUSTOMERS, { customer, password })
  ada = await logIn()
})

const logIn = async () =>
  TestCheckout.as(engine.app, await logInTestShopper(engine.app, { credentials }))
const remove = (shopper = ada, currentPassword = password) =>
  shopper.call('POST', `${ACCOUNT}/delete-account`, { currentPassword })

async function order(shopper = ada): Promise<string> {
  const line = { productId: 'assorted-9', quantity: 1 }
  const basketId = await shopper.fillBasket([line], 'PAY_BY_CHECK')
  const gift = { gift: true, giftMessage: 'With love, Ada' }
  await shopper.basket('PATCH', `/${basketId}/shipments/me`, gift)
  const { body } = await shopper.order('POST', '', { basketId })
  return body.orderNo ?? ''
}

const complete = (orderNo: string) =>
  engine.db
    .updateTable('order_header')
    .set({ status: 'completed', shipping_status: 'shipped' })
    .where('order_no', '=', orderNo)
    .execute()

it('returns all stored data of a customer except card tokens', async () => {
  const orderNo = await order()
  await fillAccount(engine.db, ada, { email, orderNo })
  const { status, headers, body } = await ada.call('GET', `${ACCOUNT}/account-data`)
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  expect(body).toMatchObject({
    profile: { email, lastName: 'Lovelace' },
    addresses: [{ addressId: 'Home', city: 'Chicago' }],
    cards: [{ paymentCard: { maskedNumber: '************1111' } }],
    orders: [{ orderNo, shipments: [{ giftMessage: 'With love, Ada' }] }],
    lists: [{ type: 'wish_list' }],
    consents: [{ list: 'offersupdates', status: 'opt_in' }],
    newsletters: [{ lists: ['fundraising'] }],
    reviews: [{ nickname: 'Lovelace', rating: 5 }],
    messages: [{ fields: { comment: 'From Ada Lovelace' } }],
    stockNotices: [{ productId: 'assorted-9' }],
    subscriptions: [{ productId: 'assorted-9', state: 'active' }],
    passkeys: [{ name: 'Phone of Ada', lastUsedAt: null }],
    phoneOrders: [{ document: { customerInfo: { customerName: 'Ada Lovelace' } } }],
    enteredCodes: [{ code: 'Lovelace', refusal: 'coupon_code_unknown' }],
  })
  expect(JSON.stringify(body)).not.toMatch(/token|argon2|the public key/i)
})

it('deletes all data of a customer except the confirmation mail, and makes orders anonymous', async () => {
  const orderNo = await order()
  await complete(orderNo)
  await fillAccount(engine.db, ada, { email, orderNo })
  expect((await tablesWith(engine.db, 'Lovelace')).length).toBeGreaterThan(5)
  expect(await remove()).toMatchObject({ status: 200, body: { success: true } })
  const left = Object.fromEntries(
    await Promise.all(
      TRACES.map(async (trace) => [trace, await tablesWith(engine.db, trace)] as const),
    ),
  )
  expect(left).toEqual({
    ...Object.fromEntries(TRACES.map((trace) => [trace, []])),
    [email]: ['outbox_mail'],
  })
  expect(await tablesWith(engine.db, ada.shopper.customerId)).toEqual([])

  const stored = await engine.db.selectFrom('order_header').selectAll().executeTakeFirstOrThrow()
  expect(stored).toMatchObject({ order_no: orderNo, status: 'completed' })
  expect(stored.email).toMatch(/^deleted-[\w-]+@customer\.invalid$/)
  expect(stored.order_total_minor).toBeGreaterThan(0)
  expect(stored.document).toMatchObject({
    content: { billingAddress: { stateCode: 'IL', countryCode: 'US' } },
    payments: [{ instrument: { paymentMethodId: 'PAY_BY_CHECK' } }],
  })
  const mails = await engine.db.selectFrom('outbox_mail').selectAll().execute()
  expect(mails).toMatchObject([{ recipient: email, subject: 'Your account has been deleted' }])
  const proposal = await engine.db.selectFrom('order_proposal').selectAll().executeTakeFirst()
  expect(proposal).toMatchObject({ edit: {}, changes: [], agreed: null })
  expect(proposal?.token).not.toBe('t1')
  const review = await engine.db.selectFrom('review').selectAll().executeTakeFirstOrThrow()
  expect(review).toMatchObject({ rating: 5, status: 'APPROVED', email: null })
})

it('keeps the recipient of a pending gift card that another customer has ordered', async () => {
  const card = { site_id: 'brindille', currency: 'USD', amount_minor: 2500, balance_minor: 2500 }
  const to = { recipient_email: email, recipient_name: 'Lovelace' }
  await engine.db
    .insertInto('gift_certificate')
    .values({ ...card, ...to, code: 'later', order_no: 'o3', is_pending: true })
    .execute()
  expect((await remove()).status).toBe(200)
  const stored = await engine.db.selectFrom('gift_certificate').selectAll().execute()
  expect(stored).toMatchObject([to])
})

it('ends every session and releases the e-mail address for a new account', async () => {
  const phone = await logIn()
  await remove()
  for (const one of [ada, phone]) {
    const own = `${CUSTOMERS}/${one.shopper.customerId}`
    expect((await one.call('GET', own)).status).toBe(401)
  }
  const guest = await TestCheckout.asGuest(engine.app)
  const customer = { login: email, email, lastName: 'Byron' }
  expect((await guest.call('POST', CUSTOMERS, { customer, password })).status).toBe(200)
})

it('requires the current password and a registered customer', async () => {
  expect(await remove(ada, 'wrong')).toMatchObject({
    status: 400,
    body: { title: 'Invalid Password' },
  })
  const guest = await TestCheckout.asGuest(engine.app)
  expect((await remove(guest)).status).toBe(403)
  expect((await guest.call('GET', `${ACCOUNT}/account-data`)).status).toBe(403)
  expect((await ada.call('GET', `${ACCOUNT}/account-data`)).status).toBe(200)
})

it('is refused while orders are still being delivered', async () => {
  const orderNo = await order()
  const refused = await remove()
  expect(refused).toMatchObject({ status: 409, body: { c_orderNos: [orderNo] } })
  expect(await tablesWith(engine.db, 'Lovelace')).toContain('order_header')
  await complete(orderNo)
  expect((await remove()).status).toBe(200)
})

it('succeeds once for two concurrent requests, and loses no order that is placed meanwhile', async () => {
  const answers = await Promise.all([remove(), remove()])
  expect(answers.map(({ status }) => status).sort()[0]).toBe(200)
  expect([401, 404]).toContain(answers.map(({ status }) => status).sort()[1])

  const guest = await TestCheckout.asGuest(engine.app)
  const customer = { login: email, email, lastName: 'Lovelace' }
  await guest.call('POST', CUSTOMERS, { customer, password })
  ada = await logIn()
  const basketId = await ada.fillBasket([{ productId: 'assorted-9', quantity: 1 }], 'PAY_BY_CHECK')
  const [placed, deleted] = await Promise.all([ada.order('POST', '', { basketId }), remove()])
  const orders = await engine.db.selectFrom('order_header').select('email').execute()
  if (placed.status === 200) expect([deleted.status, orders]).toEqual([409, [{ email }]])
  else expect([deleted.status, orders]).toEqual([200, []])
})
