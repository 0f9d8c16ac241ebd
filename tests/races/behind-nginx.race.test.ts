import { startTestNginx, canHaveNginx, type TestNginx } from '../../scripts/testing/nginx'
import { findFreePort } from '../../scripts/testing/test-ports'
import { CheckoutStorm, STORM_PRODUCTS } from './checkout-storm'
import { EngineProcess, killEngines } from './engine-process'
import { openRaceDatabase, type RaceDatabase } from './race-database'
import { seedGiftCard } from './race-gift-card'
import { auditStorm } from './storm-audit'

const serverUrl = process.env['TEST_DATABASE_URL']
const STOCK = 100_000
const SHOPPERS = 4
const MAX_RESETS = 1

let database: RaceDatabase | undefined
let storm: CheckoutStorm | undefined
let nginx: TestNginx | undefined
afterEach(async () => {
  storm?.stop()
  killEngines()
  await nginx?.stop()
  await database?.close()
})

;(serverUrl && canHaveNginx() ? it : it.skip)(
  'two engines behind nginx are upgraded unnoticed, and one that is killed costs only what it was doing',
  async () => {
    const { db, setStock, url } = (database = await openRaceDatabase(serverUrl ?? ''))
    await seedGiftCard(db)
    for (const productId of STORM_PRODUCTS) await setStock(productId, STOCK)
    const settings = { DATABASE_URL: url }
    const first = await EngineProcess.start(settings)
    const second = await EngineProcess.start(settings)
    const unused = [await findFreePort(), await findFreePort()] as const
    const engine = await findFreePort()
    nginx = await startTestNginx({
      storefronts: unused,
      engines: [first.port, second.port],
      storefront: await findFreePort(),
      engine,
    })
    const shoppers = (storm = new CheckoutStorm(() => [`http://127.0.0.1:${engine}`]))
    shoppers.start(SHOPPERS)
    await shoppers.reach(4)

    for (const upgraded of [first, second, first, second]) {
      expect(await upgraded.stop()).toBe(0)
      await shoppers.reach(shoppers.acknowledged.size + 3)
      await upgraded.start()
      await shoppers.reach(shoppers.acknowledged.size + 3)
    }
    // a connection that waits in the kernel's queue when its socket closes is reset, and nginx must
    // not repeat a POST that it had sent: seldom, and never more than one
    expect(shoppers.interruptions.slice(MAX_RESETS)).toEqual([])
    expect(shoppers.interruptions.join()).not.toContain('503')

    for (const killed of [first, second]) {
      await killed.kill()
      await shoppers.reach(shoppers.acknowledged.size + 3)
      await killed.start()
    }
    await shoppers.end()
    await Promise.all([first.stop(), second.stop()])
    expect(shoppers.interruptions.length).toBeLessThanOrEqual(2 * SHOPPERS)
    expect(shoppers.failures).toEqual([])
    expect(await auditStorm(db, shoppers.acknowledged.values(), STOCK)).toEqual([])
  },
)
