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
// the shop's clock is eight hours behind UTC, seven in summer: it is still the 30th until 08:00 UTC
const FIRST_DAY = new Date('2026-01-31T18:00:00Z')

let now = FIRST_DAY
let customer: TestCheckout
const engine = useCheckout({ now: () => now, listens: true })
beforeAll(async () => {
  const preferences = JSON.stringify({ SiteTimezone: 'America/Los_Angeles' })
  await engine.db.updateTable('site').set({ preferences }).execute()
  await setProductCustom(engine, 'assorted-9', SUBSCRIBABLE)
})
beforeEach(async () => {
  await engine.db.deleteFrom('subscription').execute()
  await engine.db.deleteFrom('outbox_mail').execute()
  await setStock(1000)
  // gives the test's login a later time than that of the previous test, and lets caches expire
  now = new Date(Math.max(now.getTime() + DAY_MS, FIRST_DAY.getTime()))
})

/** Sets the clock to a time, and lets an engine do the work that is due then. */
async function runAt(moment: Date) {
  now = moment
  const report = await engine.app.services.subscriptionRuns.runDue()
  expect(report.errors).toEqual([])
  await engine.app.services.subscriptionRuns.remind()
}

/** @param onDay the customer's actions on a day, before the engine runs */
async function runDays(
  start: Date,
  count: number,
  onDay: Readonly<Record<string, () => Promise<unknown>>> = {},
) {
  for (let passed = 1; passed <= count; passed += 1) {
    const moment = new Date(start.getTime() + passed * DAY_MS)
    now = moment
    await onDay[moment.toISOString().slice(0, 10)]?.()
    await runAt(moment)
  }
}

const setStock = (ats: number) => {
  const update = engine.db.updateTable('inventory').set({ ats, perpetual: false })
  return update.where('product_id', '=', 'assorted-9').execute()
}
const runs = async () => {
  const query = engine.db.selectFrom('subscription_run').select(['due_on', 'outcome', 'order_no'])
  return query.orderBy('due_on').execute()
}
const outcomes = async () => (await runs()).map(({ due_on, outcome }) => `${due_on} ${outcome}`)
const subscription = () =>
  engine.db.selectFrom('subscription').selectAll().executeTakeFirstOrThrow()
const subjects = async () => {
  const rows = await engine.db.selectFrom('outbox_mail').select('subject').orderBy('id').execute()
  return rows
    .map(({ subject }) => subject)
    .filter((subject) => !/^Your order|^Welcome|has begun$/.test(subject))
}
const ordersOf = async ({ shopper }: TestCheckout) => {
  const query = engine.db.selectFrom('order_header').selectAll()
  return query.where('customer_id', '=', shopper.customerId).orderBy('order_no').execute()
}

test('a year of deliveries includes ends of months, a skip, a pause and a declined card [ACC-059] [ACC-060]', async () => {
  now = FIRST_DAY
  customer = await registerSubscriber(engine)
  const { subscriptions, sites } = engine.app.services
  const site = (await sites.getSite('brindille'))!
  await buySubscribed(customer, { quantity: 2 })
  const { id } = await subscription()
  const owner = { site, customerId: customer.shopper.customerId }

  await runDays(FIRST_DAY, 365, {
    '2026-04-10': () => subscriptions.skip(owner, id, '2026-04-30'),
    '2026-06-10': () => subscriptions.pause(owner, id),
    '2026-08-10': () => subscriptions.resume(owner, id, undefined),
    '2026-09-20': () => saveCard(engine, customer, DECLINED_CARD),
    '2026-10-02': () => saveCard(engine, customer, '4242424242424242'),
  })

  expect(await outcomes()).toEqual([
    '2026-02-28 ordered',
    '2026-03-31 ordered',
    '2026-04-30 skipped',
    '2026-05-31 ordered',
    '2026-08-11 ordered',
    '2026-09-11 ordered',
    '2026-10-11 ordered',
    '2026-11-11 ordered',
    '2026-12-11 ordered',
    '2027-01-11 ordered',
  ])
  const made = (await runs()).flatMap(({ order_no }) => order_no ?? [])
  const orders = (await ordersOf(customer)).filter(({ status }) => status !== 'failed')
  // the first order, and one for each delivery
  expect(orders.map(({ order_no }) => order_no).slice(1)).toEqual(made)
  expect(new Set(made).size).toBe(9)
  expect(orders.every(({ status }) => status === 'new')).toBe(true)
  // two boxes at 20 dollars minus 10 %, plus 1 % tax; shipping and its tax
  expect(orders.at(-1)).toMatchObject({ product_total_minor: 3_600, payment_status: 'authorised' })
  const reminders = (await subjects()).filter((subject) => subject.includes(' is on '))
  // the skipped delivery had no reminder
  expect(reminders).toHaveLength(9)
})

test('a declined card is retried, then the subscription is paused [ACC-059]', async () => {
  customer = await registerSubscriber(engine)
  const start = now
  await buySubscribed(customer, { frequency: '2_2' })
  await saveCard(engine, customer, DECLINED_CARD)
  await runDays(start, 40)
  expect(await subscription()).toMatchObject({ state: 'paused', reason: 'card-declined' })
  const rows = await engine.db.selectFrom('subscription_run').selectAll().execute()
  expect(rows).toEqual([expect.objectContaining({ declines: 4, outcome: null, order_no: null })])
  const sent = await subjects()
  expect(sent.filter((subject) => subject.endsWith('was declined'))).toHaveLength(3)
  expect(sent.filter((subject) => subject.endsWith('is paused'))).toHaveLength(1)
  // each declined attempt leaves a failed order, which releases its stock
  const failed = (await ordersOf(customer)).filter(({ status }) => status === 'failed')
  expect(failed).toHaveLength(4)
})

test('a sold-out delivery is retried daily, and skipped before the next is due [ACC-059]', async () => {
  customer = await registerSubscriber(engine)
  const start = now
  await buySubscribed(customer, { frequency: '2_2' })
  await setStock(0)
  await runDays(start, 16)
  expect(await outcomes()).toEqual([expect.stringMatching(/null$/)])
  await setStock(100)
  await runAt(new Date(start.getTime() + 17 * DAY_MS))
  expect(await outcomes()).toEqual([expect.stringMatching(/ordered$/)])
  await setStock(0)
  await runDays(new Date(start.getTime() + 17 * DAY_MS), 24)
  expect((await outcomes()).at(-1)).toMatch(/missed$/)
  await setStock(100)
  const sent = await subjects()
  expect(sent.filter((subject) => subject.includes('out of stock'))).toHaveLength(2)
  expect(sent.filter((subject) => subject.includes('left out'))).toHaveLength(1)
})

test('an engine that was stopped orders one delivery, not one for each missed day', async () => {
  customer = await registerSubscriber(engine)
  const start = now
  await buySubscribed(customer, { frequency: '1_1' })
  await runAt(new Date(start.getTime() + 10 * DAY_MS))
  await runAt(new Date(start.getTime() + 10 * DAY_MS))
  expect(await outcomes()).toHaveLength(1)
  await runAt(new Date(start.getTime() + 11 * DAY_MS))
  expect(await outcomes()).toHaveLength(2)
})

test.each<[string, () => Promise<unknown>, object]>([
  [
    'the product is no longer sold',
    () => setProductCustom(engine, 'assorted-9', {}),
    { state: 'cancelled', reason: 'product-gone' },
  ],
  [
    'the card is removed',
    () => engine.db.deleteFrom('customer_payment_instrument').execute(),
    { state: 'paused', reason: 'card-missing' },
  ],
])(
  'when %s, no delivery is ordered and the customer is notified',
  async (_case, change, expected) => {
    customer = await registerSubscriber(engine)
    const start = now
    await buySubscribed(customer)
    await change()
    await runDays(start, 40)
    await setProductCustom(engine, 'assorted-9', SUBSCRIBABLE)
    expect(await subscription()).toMatchObject(expected)
    expect((await ordersOf(customer)).length).toBe(1)
    expect(await subjects()).toHaveLength(2)
  },
  60_000,
)
