import { buildApp } from '../app'
import { createTestEngine, type TestEngine } from '../testing/engine'
import { seedCheckout } from '../testing/seed-checkout'
import { DECLINED_CARD } from '../testing/test-card'
import {
  buySubscribed,
  registerSubscriber,
  saveCard,
  setProductCustom,
  SUBSCRIBABLE,
} from '../testing/test-subscriber'

const SUBSCRIBERS = 4
const MONTH_MS = 35 * 86_400_000

let now = new Date('2026-03-10T18:00:00Z')
let engine: TestEngine
let runDue: () => Promise<unknown>
let close: () => Promise<void>
beforeAll(async () => {
  engine = await createTestEngine({ seed: seedCheckout, now: () => now })
  await engine.listen()
  await setProductCustom(engine, 'assorted-9', SUBSCRIBABLE)
  const { db, app } = engine
  // a second engine on the same database
  const other = buildApp({ db, config: app.services.config, now: () => now })
  await other.listen({ port: 0, host: '127.0.0.1' })
  const both = [app, other].map(({ services }) => services.subscriptionRuns)
  runDue = () => Promise.all([...both, ...both].map((runs) => runs.runDue()))
  close = () => other.close()
})
afterAll(async () => {
  await close()
  await engine.close()
})
beforeEach(async () => {
  await engine.db.deleteFrom('subscription').execute()
  const update = engine.db.updateTable('inventory').set({ ats: 1000, perpetual: false })
  await update.where('product_id', '=', 'assorted-9').execute()
})

async function subscribe(): Promise<string[]> {
  const customers: string[] = []
  for (let count = 0; count < SUBSCRIBERS; count += 1) {
    // gives each customer's registration and login a later time than the previous one
    now = new Date(now.getTime() + 60_000)
    const customer = await registerSubscriber(engine)
    await buySubscribed(customer)
    customers.push(customer.shopper.customerId)
  }
  now = new Date(now.getTime() + MONTH_MS)
  return customers
}

const ordersOf = (customers: string[]) =>
  engine.db
    .selectFrom('order_header')
    .select(['order_no', 'customer_id', 'status'])
    .where('customer_id', 'in', customers)
    .where('status', '<>', 'failed')
    .execute()
const runs = () => engine.db.selectFrom('subscription_run').selectAll().execute()

test('two engines with one database order every delivery once [ACC-059]', async () => {
  const customers = await subscribe()
  await runDue()
  await runDue()
  expect(await ordersOf(customers)).toHaveLength(2 * SUBSCRIBERS)
  const made = await runs()
  expect(made).toHaveLength(SUBSCRIBERS)
  expect(made.every(({ outcome }) => outcome === 'ordered')).toBe(true)
  expect(new Set(made.map(({ order_no }) => order_no)).size).toBe(SUBSCRIBERS)
})

test('an engine that stops after ordering causes neither a lost nor a duplicate order [ACC-059]', async () => {
  const customers = await subscribe()
  await runDue()
  const made = await runs()
  // the state of the database if an engine dies between creating the order and recording it
  for (const { subscription_id: id, due_on: dueOn } of made) {
    const { db } = engine
    await db
      .updateTable('subscription_run')
      .set({ outcome: null, order_no: null })
      .where('subscription_id', '=', id)
      .execute()
    const claimed = { next_on: dueOn, claimed_until: new Date(now.getTime() + 60_000) }
    await db.updateTable('subscription').set(claimed).where('id', '=', id).execute()
  }
  await runDue()
  expect((await runs()).every(({ outcome }) => outcome === null)).toBe(true)
  now = new Date(now.getTime() + 120_000)
  await runDue()
  const again = await runs()
  const numbers = (of: typeof made) => of.map(({ order_no }) => order_no).sort()
  expect(numbers(again)).toEqual(numbers(made))
  expect(await ordersOf(customers)).toHaveLength(2 * SUBSCRIBERS)
})

test('two engines charge a declined card once', async () => {
  now = new Date(now.getTime() + 60_000)
  const customer = await registerSubscriber(engine)
  await buySubscribed(customer)
  await saveCard(engine, customer, DECLINED_CARD)
  now = new Date(now.getTime() + MONTH_MS)
  await runDue()
  expect(await runs()).toEqual([expect.objectContaining({ declines: 1, outcome: null })])
})
