import { millisecondsInDay } from 'date-fns/constants'
import { buildApp } from '../../commerce/app'
import { readConfig } from '../../commerce/config'
import {
  buySubscribed,
  registerSubscriber,
  setProductCustom,
  SUBSCRIBABLE,
} from '../../commerce/testing/test-subscriber'
import { waitUntil } from '../../scripts/testing/wait-until'
import { EngineProcess } from './engine-process'
import { killProcesses } from './race-process'
import { openRaceDatabase, type RaceDatabase } from './race-database'

const serverUrl = process.env['TEST_DATABASE_URL']
const SUBSCRIBERS = 5
const YEAR_MS = 365 * millisecondsInDay

let database: RaceDatabase | undefined
afterEach(async () => {
  killProcesses()
  await database?.close()
  database = undefined
})

/** Creates customers who subscribed a year ago, so their next delivery is due. */
async function seedSubscribers({ db }: RaceDatabase): Promise<string[]> {
  let now = new Date(Date.now() - YEAR_MS)
  const config = { ...readConfig({ COMMERCE_LOG_LEVEL: 'silent', SAME_LOGIN_PAUSE_MS: '0' }) }
  const app = buildApp({ db, config, now: () => now })
  await app.ready()
  const engine = { app, db, listen: () => app.listen({ port: 0 }), close: () => app.close() }
  await setProductCustom(engine, 'assorted-9', SUBSCRIBABLE)
  const customers: string[] = []
  for (let count = 0; count < SUBSCRIBERS; count += 1) {
    now = new Date(now.getTime() + 60_000)
    const customer = await registerSubscriber(engine)
    await buySubscribed(customer)
    customers.push(customer.shopper.customerId)
  }
  await app.close()
  return customers
}

;(serverUrl ? it : it.skip)(
  'two engines, one of them killed, make one order for each delivery [ACC-059] (skipped without TEST_DATABASE_URL)',
  async () => {
    const races = (database = await openRaceDatabase(serverUrl ?? ''))
    const { db, url } = races
    await races.setStock('assorted-9', 1000)
    const customers = await seedSubscribers(races)
    const ordersOf = async (customer: string) => {
      const query = db.selectFrom('order_header').select('order_no')
      return query.where('customer_id', '=', customer).where('status', '<>', 'failed').execute()
    }
    const runs = () => db.selectFrom('subscription_run').select(['outcome', 'order_no']).execute()
    const begin = () => EngineProcess.start({ DATABASE_URL: url })

    // each engine starts with the deliveries that are due
    const engines = await Promise.all([begin(), begin()])
    await waitUntil(async () => (await runs()).length > 0, { name: 'a delivery is taken up' })
    await engines[0].kill()
    // a killed engine's claims expire after ten minutes, so the test ends them now
    await db.updateTable('subscription').set({ claimed_until: null }).execute()
    await engines[0].start()
    const isDone = async () => {
      const all = await runs()
      return all.length === SUBSCRIBERS && all.every(({ outcome }) => outcome === 'ordered')
    }
    await waitUntil(isDone, { withinMs: 120_000, name: 'every delivery is made' })
    await Promise.all(engines.map((engine) => engine.stop()))

    // the first order, and a single delivery for the whole year in which no engine ran
    for (const customer of customers) expect(await ordersOf(customer)).toHaveLength(2)
    expect(new Set((await runs()).map(({ order_no }) => order_no)).size).toBe(SUBSCRIBERS)
    // only delivered items are taken from stock
    expect(await races.stockOf('assorted-9')).toBe(1000 - 2 * SUBSCRIBERS)
  },
)
