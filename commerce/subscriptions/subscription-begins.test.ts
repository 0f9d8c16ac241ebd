import { APPROVED_CARD, createCardToken, DECLINED_CARD } from '../testing/test-card'
import { TestCheckout, useCheckout } from '../testing/test-checkout'
import {
  buySubscribed,
  fillSubscribed,
  registerSubscriber,
  setProductCustom,
  SUBSCRIBABLE,
} from '../testing/test-subscriber'

let now = new Date('2026-03-10T18:00:00Z')
const engine = useCheckout({ now: () => now, listens: true })
beforeAll(() => setProductCustom(engine, 'assorted-9', SUBSCRIBABLE))
beforeEach(async () => {
  // gives the test's login a later time than that of the previous test
  now = new Date(now.getTime() + 60_000)
  await engine.db.deleteFrom('subscription').execute()
  await engine.db.deleteFrom('outbox_mail').execute()
})

const subscriptions = () =>
  engine.db.selectFrom('subscription').select(['state', 'reason', 'next_on', 'order_no']).execute()
const mails = async () => {
  const query = engine.db.selectFrom('outbox_mail').select(['subject', 'text', 'recipient'])
  return (await query.orderBy('id').execute()).filter(({ subject }) => /subscription/.test(subject))
}
const instrumentOf = (order: { paymentInstruments?: { paymentInstrumentId?: string }[] }) =>
  String(order.paymentInstruments?.[0]?.paymentInstrumentId)

async function payBy(customer: TestCheckout, basketId: string, number: string) {
  const { body: order } = await customer.order('POST', '', { basketId })
  const path = `/${order.orderNo}/payment-instruments/${instrumentOf(order)}`
  return customer.order('PATCH', path, { c_token: await createCardToken(engine.app, number) })
}

test('a customer’s order starts a subscription, with a mail [ACC-059]', async () => {
  const customer = await registerSubscriber(engine)
  const orderNo = await buySubscribed(customer, { quantity: 2 })
  expect(await subscriptions()).toEqual([
    { state: 'active', reason: null, next_on: '2026-04-10', order_no: orderNo },
  ])
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Your subscription to Assorted Chocolates, 9 Pieces has begun')
  expect(mail?.text).toContain('How often: Every month\nNext delivery: Friday, April 10')
  expect(mail?.text).toContain('/subscriptions')
})

test('a guest’s order starts no subscription [ACC-015]', async () => {
  const guest = await TestCheckout.asGuest(engine.app)
  const basketId = await fillSubscribed(guest, {}, 'PAY_BY_CHECK')
  const { status } = await guest.order('POST', '', { basketId })
  expect(status).toBe(200)
  expect(await subscriptions()).toEqual([])
  expect(await mails()).toEqual([])
})

test('a declined order starts no subscription until it is paid [ACC-059]', async () => {
  const customer = await registerSubscriber(engine)
  const basketId = await fillSubscribed(customer, {}, 'CREDIT_CARD')
  const { body: failed } = await payBy(customer, basketId, DECLINED_CARD)
  expect(failed.status).toBe('failed')
  expect(await subscriptions()).toEqual([])
  await customer.basket('POST', `/${basketId}/payment-instruments`, {
    paymentMethodId: 'CREDIT_CARD',
  })
  const { body: paid } = await payBy(customer, basketId, APPROVED_CARD)
  expect(paid.status).toBe('new')
  expect(await subscriptions()).toMatchObject([{ state: 'active', order_no: paid.orderNo }])
  expect(await mails()).toHaveLength(1)
})

test('a canceled order ends its subscription, with a mail [ACC-060]', async () => {
  const customer = await registerSubscriber(engine)
  const orderNo = await buySubscribed(customer)
  await engine.app.services.orders.backOffice.cancelOrder(orderNo)
  expect(await subscriptions()).toMatchObject([{ state: 'cancelled', reason: 'order-cancelled' }])
  expect((await mails()).at(-1)).toMatchObject({
    subject: 'Your subscription to Assorted Chocolates, 9 Pieces has ended',
    text: expect.stringContaining('The order it began with was cancelled.') as string,
  })
  now = new Date('2026-05-20T18:00:00Z')
  await engine.app.services.subscriptionRuns.runDue()
  const orders = engine.db.selectFrom('order_header').select('status')
  expect(await orders.where('customer_id', '=', customer.shopper.customerId).execute()).toEqual([
    { status: 'cancelled' },
  ])
})

test('a saved card entered again pays for later deliveries [PAY-008]', async () => {
  const customer = await registerSubscriber(engine)
  const buy = async (keeping: object) => {
    const basketId = await fillSubscribed(customer, {}, 'CREDIT_CARD')
    const { body: basket } = await customer.basket('GET', `/${basketId}`)
    const path = `/${basketId}/payment-instruments`
    await customer.basket('DELETE', `${path}/${instrumentOf(basket)}`)
    const shown = { cardType: 'Visa', maskedNumber: '411111XXXXXX1111' }
    const paymentCard = { ...shown, expirationMonth: 12, expirationYear: 2031 }
    const card = { paymentMethodId: 'CREDIT_CARD', paymentCard, c_saveCard: true, ...keeping }
    await customer.basket('POST', path, card)
    return payBy(customer, basketId, APPROVED_CARD)
  }
  const cards = async () => {
    const { customerId } = customer.shopper
    const { paymentInstruments = [] } = await engine.app.services.customers.getCustomer(customerId)
    return paymentInstruments.map((one) => [
      one.paymentCard?.expirationYear,
      one.c_useForSubscriptions === true,
    ])
  }
  expect((await buy({})).body.status).toBe('new')
  expect((await cards()).sort()).toEqual([
    [2031, false],
    [2040, true],
  ])
  expect((await buy({ c_useForSubscriptions: true })).body.status).toBe('new')
  expect((await cards()).sort()).toEqual([
    [2031, true],
    [2040, false],
  ])
})
