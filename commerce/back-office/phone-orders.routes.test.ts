import { randomUUID } from 'node:crypto'
import { millisecondsInDay } from 'date-fns/constants'
import { auditOrders, readShop } from '../../scripts/testing/audit-orders'
import { unavailable } from '../http/problem'
import { logInOperator } from '../testing/log-in-operator'
import { DECLINED_CARD } from '../testing/test-card'
import { useCheckout, useGuest } from '../testing/test-checkout'
import { ADDRESS, BOXES, GUEST, PHONE_ORDERS, phoneOrderCalls } from './testing/phone-order-calls'
import { readPhoneOrders } from './testing/read-phone-orders'
import { empty } from '../testing/shop-state'

let nora: { cookie: string }
let viewer: { cookie: string }
let editor: { cookie: string }
let before: Awaited<ReturnType<typeof readShop>>
const engine = useCheckout({ listens: true })
const guest = useGuest(engine)
beforeAll(async () => {
  nora = await logInOperator(engine, 'service')
  viewer = await logInOperator(engine, 'viewer')
  editor = await logInOperator(engine, 'content')
})
beforeEach(async () => {
  await empty(engine.db, 'phone_order', 'order_header', 'outbox_mail', 'login_attempt')
  await engine.db.updateTable('inventory').set({ ats: 20 }).execute()
  await setPrice(2_000)
  before = await readShop(engine.db)
})

const { ask, change, draft, link, pay, send, sent } = phoneOrderCalls({
  ...{ engine, guest, operator: () => nora },
})
const { charged, lapse, mails, setPrice, stock } = readPhoneOrders(engine)
const audit = async () => (await auditOrders(engine.db, before)).findings

describe('a phone order', () => {
  it('is filled by the rules of a bag, kept, and paid by a link', async () => {
    const { body: filled } = await draft()
    expect(filled).toMatchObject({
      ...{ state: 'draft', buyer: 'Ada Lovelace', missing: [], by: expect.any(String) },
      parcels: [{ items: [{ productId: 'assorted-9', quantity: 3, price: 60 }] }],
    })
    expect(await stock()).toBe(20)
    const { status, body } = await send(filled)
    expect(status).toBe(200)
    expect(body).toMatchObject({ state: 'waiting', total: filled.total, isBeingPaid: false })
    expect(await stock()).toBe(17)
    const [mail] = await mails('phone-order:%')
    expect(mail?.recipient).toBe('ada@example.com')
    expect(mail?.text).toContain(body.link)
    const token = body.link.split('#')[1]
    const read = await link('read', { token })
    expect(read).toMatchObject({
      status: 200,
      body: { kind: 'order', state: 'waiting', total: filled.total, parcels: [{}] },
    })
    // the page itself says what is to be paid
    expect(read.body.sums).toEqual([
      ['Subtotal', expect.any(String)],
      ['Shipping', expect.any(String)],
      ['Tax', expect.any(String)],
    ])
    // another price asks nothing more of the buyer
    await setPrice(9_900)
    expect((await pay(token)).body).toMatchObject({ state: 'placed' })
    expect(await charged(body.orderNo)).toMatchObject([
      { amount_minor: Math.round(filled.total * 100) },
    ])
    const order = await engine.app.services.orders.findOrder(body.orderNo)
    expect(order).toMatchObject({ status: 'new', paymentStatus: 'authorised' })
    const texts = order?.document.history?.map(({ text }) => text)
    expect(texts).toEqual(expect.arrayContaining(['taken as a phone order', 'placed']))
    expect(await mails(`order:${body.orderNo}`)).toHaveLength(1)
    // again, from another tab
    expect((await pay(token)).body).toMatchObject({ state: 'placed', parcels: [] })
    expect((await ask('?state=placed')).body.phoneOrders).toMatchObject([{ orderNo: body.orderNo }])
    expect(await audit()).toEqual([])
  })

  it('is paid once in three tabs, and waits on after a declined card', async () => {
    const { orderNo, token } = await sent()
    expect((await pay(token, DECLINED_CARD)).body.type).toMatch(/payment-declined$/)
    expect((await link('read', { token })).body.state).toBe('waiting')
    const results = await Promise.all([pay(token), pay(token), pay(token)])
    expect(results.map(({ body }) => body.state)).toEqual(['placed', 'placed', 'placed'])
    expect(await charged(orderNo)).toHaveLength(1)
    expect(await audit()).toEqual([])
  })

  it('takes no more than ten declined cards', async () => {
    const { token } = await sent()
    for (let count = 0; count < 10; count += 1) {
      await engine.db.deleteFrom('login_attempt').execute()
      await pay(token, DECLINED_CARD)
    }
    await engine.db.deleteFrom('login_attempt').execute()
    expect((await pay(token)).body.type).toMatch(/too-many-declines$/)
  })

  it('does not end while nobody knows what became of a payment', async () => {
    const { id, body, orderNo, token } = await sent()
    const { payments } = engine.app.services
    const { authorize } = payments
    jest.spyOn(payments, 'authorize').mockImplementationOnce(async (request) => {
      await authorize(request)
      throw unavailable('No response.')
    })
    expect((await pay(token)).status).toBe(503)
    const { revision } = body
    expect((await ask(`/${id}/withdrawal`, { revision })).status).toBe(409)
    await lapse(orderNo)
    const { orders } = engine.app.services
    expect(await orders.failStaleOrders(new Date())).toEqual([])
    expect(await orders.resumePayments()).toEqual([orderNo])
    expect((await ask(`/${id}`)).body.state).toBe('placed')
    expect(await charged(orderNo)).toHaveLength(1)
  })

  it('gives its stock back when it is withdrawn or not paid in time', async () => {
    const one = await sent()
    const withdrawal = { revision: one.body.revision }
    const twice = [0, 1].map(() => ask(`/${one.id}/withdrawal`, withdrawal))
    const answers = await Promise.all(twice)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await pay(one.token)).body).toMatchObject({ state: 'withdrawn' })
    expect(await mails(`phone-order:${one.orderNo}:withdrawn`)).toHaveLength(1)
    expect(await stock()).toBe(20)

    const other = await sent()
    const { orders } = engine.app.services
    const later = new Date(Date.now() + millisecondsInDay)
    expect(await orders.failStaleOrders(later)).toEqual([])
    await lapse(other.orderNo)
    expect((await link('read', { token: other.token })).body.state).toBe('expired')
    expect((await pay(other.token)).body.state).toBe('expired')
    expect(await orders.failStaleOrders(new Date())).toEqual([other.orderNo])
    expect((await ask(`/${other.id}`)).body.state).toBe('expired')
    expect(await stock()).toBe(20)
    expect(await charged(other.orderNo)).toEqual([])
    const again = (await ask('', { from: other.id })).body
    expect(again).toMatchObject({ state: 'draft', parcels: [{ items: [{ quantity: 3 }] }] })
    expect(await audit()).toEqual([])
  })

  it('refuses what a bag refuses, and what was changed meanwhile', async () => {
    const { body } = await draft()
    const { id, revision, total } = body
    const coupon = { kind: 'coupon', code: 'no-such-code' }
    const refused = await ask(`/${id}/changes`, { revision, change: coupon })
    expect(refused).toMatchObject({ status: 400, body: { detail: expect.stringMatching(/\w/) } })
    const many = { ...BOXES, quantity: 50 }
    expect((await ask(`/${id}/changes`, { revision, change: many })).status).toBe(400)
    const stale = { revision: revision - 1, change: BOXES }
    expect((await ask(`/${id}/changes`, stale)).status).toBe(409)
    expect((await send({ id, revision, total: total + 1 })).status).toBe(409)
    // somebody bought them while the draft was open
    await engine.db.updateTable('inventory').set({ ats: 2 }).execute()
    expect((await send({ id, revision, total })).status).toBe(400)
    expect((await ask(`/${id}`)).body.parcels[0].items[0].problem).toMatch(/\w/)
    await engine.db.updateTable('inventory').set({ ats: 20 }).execute()
    const twice = await Promise.all([send(body), send(body)])
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await stock()).toBe(17)
    expect((await ask(`/${id}/changes`, { revision: revision + 1, change: BOXES })).status).toBe(
      409,
    )
  })

  it('goes to several recipients, and says what is missing', async () => {
    const { id } = (await ask('', GUEST)).body
    expect((await ask(`/${id}`)).body.missing).toContain('Add a product.')
    const grace = { ...ADDRESS, firstName: 'Grace', postalCode: '60602' }
    const { body } = await change(
      id,
      BOXES,
      { kind: 'parcel', shipmentId: 'me', address: ADDRESS, giftMessage: 'With love' },
      { kind: 'parcel', address: grace },
      { ...BOXES, quantity: 1, shipmentId: 'Shipment1' },
      { kind: 'billing', address: { ...ADDRESS, lastName: 'Byron' } },
    )
    expect(body).toMatchObject({
      missing: [],
      billing: { lastName: 'Byron' },
      parcels: [
        { giftMessage: 'With love' },
        { shipmentId: 'Shipment1', items: [{ quantity: 1 }] },
      ],
    })
    const less = await change(id, { kind: 'remove-parcel', shipmentId: 'Shipment1' })
    expect(less.body.parcels).toHaveLength(1)
    const gone = await engine.app.inject({
      ...{ method: 'DELETE', headers: nora },
      url: `${PHONE_ORDERS}/${id}?revision=${less.body.revision}`,
    })
    expect(gone.statusCode).toBe(204)
    expect((await ask(`/${id}`)).status).toBe(404)
  })

  it('finds products, and is for operators who may take orders', async () => {
    const { body } = await draft()
    const products = await ask(`/${body.id}/products?shipmentId=me&text=assorted-9`)
    expect(products.body[0]).toMatchObject({ productId: 'assorted-9', price: 20, available: 20 })
    expect((await ask('', undefined, editor)).status).toBe(403)
    expect((await ask('', GUEST, viewer)).status).toBe(403)
    const { id, link: given } = (await send(body)).body
    expect(given).toMatch(/\/pay#/)
    expect((await ask(`/${id}`, undefined, viewer)).body.link).toBeUndefined()
    expect((await ask(`/${randomUUID()}`)).status).toBe(404)
    const other = { ...GUEST, siteId: 'nowhere' }
    expect((await ask('', other)).status).toBe(400)
  })

  it('is of a customer, whose data it is', async () => {
    const { login } = await guest.register()
    const row = await engine.db
      .selectFrom('customer')
      .select('customer_no')
      .where('email', '=', login)
      .executeTakeFirstOrThrow()
    const begun = { siteId: 'brindille', customerNo: row.customer_no }
    const { body } = await draft(begun)
    expect(body).toMatchObject({ email: login, customerNo: row.customer_no })
    const { orderNo } = (await send(body)).body
    const order = await engine.app.services.orders.findOrder(orderNo)
    expect(order?.document.isGuest).toBe(false)
  })
})
