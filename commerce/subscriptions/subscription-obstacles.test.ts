import { DECLINED_CARD } from '../testing/test-card'
import { type TestCheckout, useCheckout } from '../testing/test-checkout'
import {
  buySubscribed,
  registerSubscriber,
  saveCard,
  setProductCustom,
  SUBSCRIBABLE,
} from '../testing/test-subscriber'

const DAY_MS = 86_400_000

let now = new Date('2026-01-10T18:00:00Z')
let customer: TestCheckout & { cardId: string }
const engine = useCheckout({ now: () => now, listens: true })
beforeEach(async () => {
  await engine.db.deleteFrom('subscription').execute()
  await engine.db.deleteFrom('outbox_mail').execute()
  now = new Date(now.getTime() + DAY_MS)
  await setProductCustom(engine, 'assorted-9', SUBSCRIBABLE)
  await engine.db
    .updateTable('inventory')
    .set({ ats: 1000, perpetual: false })
    .where('product_id', '=', 'assorted-9')
    .execute()
  customer = await registerSubscriber(engine)
  await buySubscribed(customer, { frequency: '2_2' })
})

async function pass(days: number) {
  for (let passed = 0; passed < days; passed += 1) {
    now = new Date(now.getTime() + DAY_MS)
    const { errors } = await engine.app.services.subscriptionRuns.runDue()
    expect(errors).toEqual([])
  }
}

async function owner() {
  const site = await engine.app.services.sites.getSite('brindille')
  return { site: site!, customerId: customer.shopper.customerId }
}

const subscription = () =>
  engine.db.selectFrom('subscription').selectAll().executeTakeFirstOrThrow()
const orders = () =>
  engine.db
    .selectFrom('order_header')
    .select('order_no')
    .where('customer_id', '=', customer.shopper.customerId)
    .where('status', '<>', 'failed')
    .execute()
const subjects = async () => {
  const rows = await engine.db.selectFrom('outbox_mail').select('subject').orderBy('id').execute()
  return rows
    .map(({ subject }) => subject)
    .filter((subject) => !/order|begun|Welcome/.test(subject))
}

test('a delivery with a declined card is ordered once as soon as another card is chosen [ACC-059]', async () => {
  await saveCard(engine, customer, DECLINED_CARD)
  await pass(14)
  expect(await subjects()).toEqual([
    'Your card for your subscription to Assorted Chocolates, 9 Pieces was declined',
  ])
  const { id, next_on: due } = await subscription()
  expect(await subscription()).toMatchObject({ attempt_on: '2026-01-26' })
  const { subscriptions, subscriptionRuns } = engine.app.services
  await subscriptions.changePayment(await owner(), id, customer.cardId)
  await subscriptionRuns.runDue()
  await subscriptionRuns.runDue()
  expect(await orders()).toHaveLength(2)
  const confirmations = engine.db.selectFrom('outbox_mail').select('text').orderBy('id')
  const [first, second] = await confirmations.where('subject', 'like', 'Your order%').execute()
  expect(first?.text).toContain('Subscription: every 2 weeks')
  expect(second?.text).toContain('It comes by your subscription')
  // the dates of later deliveries do not change
  expect(due).toBe('2026-01-25')
  expect(await subscription()).toMatchObject({ next_on: '2026-02-08', attempt_on: null })
})

test('an expired card is not charged, and the customer is notified [ACC-059]', async () => {
  const { db } = engine
  const row = await db
    .selectFrom('customer_payment_instrument')
    .select('document')
    .where('id', '=', customer.cardId)
    .executeTakeFirstOrThrow()
  const paymentCard = { ...Object(row.document['paymentCard']), expirationYear: 2025 } as object
  const document = JSON.stringify({ ...row.document, paymentCard })
  const change = db.updateTable('customer_payment_instrument').set({ document })
  await change.where('id', '=', customer.cardId).execute()
  await pass(14)
  expect(await subjects()).toEqual([
    'Your card for your subscription to Assorted Chocolates, 9 Pieces has expired',
  ])
  await pass(1 + 3 + 5)
  expect(await subscription()).toMatchObject({ state: 'paused', reason: 'card-expired' })
  expect((await subjects()).at(-1)).toMatch(/is paused$/)
  expect(await orders()).toHaveLength(1)
  // with another card the subscription continues, with one order
  const { subscriptions } = engine.app.services
  const { id } = await subscription()
  await subscriptions.changePayment(
    await owner(),
    id,
    await saveCard(engine, customer, '4242424242424242'),
  )
  await subscriptions.resume(await owner(), id, undefined)
  await pass(2)
  expect(await orders()).toHaveLength(2)
})

test('a product that is no longer sold ends the subscription, with a mail and no order [ACC-059]', async () => {
  const product = engine.db.updateTable('product').where('id', '=', 'assorted-9')
  await product.set({ online: false }).execute()
  await pass(15)
  await product.set({ online: true }).execute()
  expect(await subscription()).toMatchObject({ state: 'cancelled', reason: 'product-gone' })
  expect(await subjects()).toEqual(['Your subscription to Assorted Chocolates, 9 Pieces has ended'])
  expect(await orders()).toHaveLength(1)
})

test('a sold-out delivery is ordered once when the product is back [ACC-059]', async () => {
  const stock = engine.db.updateTable('inventory').where('product_id', '=', 'assorted-9')
  await stock.set({ ats: 0 }).execute()
  await pass(15)
  expect(await orders()).toHaveLength(1)
  await stock.set({ ats: 10 }).execute()
  await pass(2)
  expect(await orders()).toHaveLength(2)
  expect(await subjects()).toEqual(['Assorted Chocolates, 9 Pieces is out of stock at the moment'])
})
