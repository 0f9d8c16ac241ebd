import { waitUntil } from '../../scripts/testing/wait-until'
import { startTestPostgres, type TestPostgres } from '../../scripts/testing/postgres'
import { CheckoutStorm, STORM_PRODUCTS } from './checkout-storm'
import { EngineProcess } from './engine-process'
import { killProcesses } from './race-process'
import { openRaceDatabase, type RaceDatabase } from './race-database'
import { seedGiftCard } from './race-gift-card'
import { auditStorm } from './storm-audit'

// this test needs a PostgreSQL that it can restart
const onPostgres = process.env['TEST_DATABASE_URL'] ? it : it.skip
const STOCK = 100_000

let postgres: TestPostgres | undefined
let database: RaceDatabase | undefined
let storm: CheckoutStorm | undefined
afterAll(async () => {
  storm?.stop()
  killProcesses()
  await database?.close()
  await postgres?.stop()
})

/** Repeats a request until it gets this status, like a shopper who has to wait. */
function untilStatus(url: string, status: number): Promise<Response> {
  return waitUntil(async () => {
    const response = await fetch(url)
    if (response.status === status) return response
    await response.body?.cancel()
    return undefined
  })
}

onPostgres(
  'keeps every acknowledged order and both engines through restarts of the database',
  async () => {
    // a separate server, because the restart must not affect other tests
    const server = (postgres = await startTestPostgres())
    const { db, url, setStock } = (database = await openRaceDatabase(server.url))
    await seedGiftCard(db)
    for (const productId of STORM_PRODUCTS) await setStock(productId, STOCK)
    const settings = { DATABASE_URL: url }
    const engines = await Promise.all([
      EngineProcess.start(settings),
      EngineProcess.start(settings),
    ])
    const shoppers = (storm = new CheckoutStorm(() => engines.map(({ origin }) => origin)))
    shoppers.start(6)
    for (const signal of ['SIGINT', 'SIGQUIT', 'SIGINT'] as const) {
      await shoppers.reach(shoppers.acknowledged.size + 8)
      await server.restart(signal, async () => {
        for (const { origin } of engines) {
          const health = await untilStatus(`${origin}/health`, 503)
          expect(health.headers.get('retry-after')).toBe('2')
          expect(await health.json()).toMatchObject({ detail: 'The database does not answer.' })
        }
      })
      for (const { origin } of engines) await untilStatus(`${origin}/health`, 200)
    }
    await shoppers.reach(shoppers.acknowledged.size + 8)
    await shoppers.end()
    expect(engines.map(({ isRunning }) => isRunning)).toEqual([true, true])
    expect(shoppers.failures).toEqual([])
    expect(await auditStorm(db, shoppers.acknowledged.values(), STOCK)).toEqual([])
  },
)
