import { seedContentItems } from '../../commerce/testing/seed-content-items'
import { startTestNginx, canHaveNginx, type TestNginx } from '../../scripts/testing/nginx'
import { findFreePort } from '../../scripts/testing/test-ports'
import { CheckoutStorm, STORM_PRODUCTS } from './checkout-storm'
import { EngineProcess } from './engine-process'
import { PageStorm } from './page-storm'
import { openRaceDatabase, type RaceDatabase } from './race-database'
import { seedGiftCard } from './race-gift-card'
import { killProcesses } from './race-process'
import { auditStorm } from './storm-audit'
import { StorefrontProcess } from './storefront-process'

const serverUrl = process.env['TEST_DATABASE_URL']
const STOCK = 100_000
const SHOPPERS = 4
const READERS = 2
const PAGES = ['/text', '/product/creme-bar', '/list']
const MAX_RESETS = 2
const FEED_KEY = 'key-of-the-race-only'

let database: RaceDatabase | undefined
let storm: CheckoutStorm | undefined
let pages: PageStorm | undefined
let nginx: TestNginx | undefined
afterEach(async () => {
  storm?.stop()
  pages?.stop()
  killProcesses()
  await nginx?.stop()
  await database?.close()
})

;(serverUrl && canHaveNginx() ? it : it.skip)(
  'engines and storefronts behind nginx are upgraded unnoticed, and one that is killed costs only what it was doing',
  async () => {
    const { db, setStock, url } = (database = await openRaceDatabase(serverUrl ?? ''))
    await seedGiftCard(db)
    await seedContentItems(db, [{ id: 'home', deliveryKey: 'home', body: { text: 'Welcome' } }])
    for (const productId of STORM_PRODUCTS) await setStock(productId, STOCK)
    const [engineOrigin, shopOrigin] = [await findFreePort(), await findFreePort()].map(
      (port) => `http://127.0.0.1:${port}`,
    ) as [string, string]
    const startEngine = () => EngineProcess.start({ DATABASE_URL: url, CHANGE_FEED_KEY: FEED_KEY })
    const startStorefront = () =>
      StorefrontProcess.start({ asks: engineOrigin, hears: engineOrigin, key: FEED_KEY })
    const engines = [await startEngine(), await startEngine()] as const
    const storefronts = await Promise.all([startStorefront(), startStorefront()])
    nginx = await startTestNginx({
      storefronts: [storefronts[0].port, storefronts[1].port],
      engines: [engines[0].port, engines[1].port],
      storefront: Number(new URL(shopOrigin).port),
      engine: Number(new URL(engineOrigin).port),
    })
    const shoppers = (storm = new CheckoutStorm(() => [engineOrigin]))
    const readers = (pages = new PageStorm(shopOrigin, PAGES))
    const goOn = () =>
      Promise.all([shoppers.reach(shoppers.acknowledged.size + 3), readers.goOn(READERS)])
    shoppers.start(SHOPPERS)
    readers.start(READERS)
    await goOn()

    const everything = [...engines, ...storefronts]
    for (const upgraded of everything) {
      expect(await upgraded.stop()).toBe(0)
      await goOn()
      await upgraded.start()
      await goOn()
    }
    // a connection in the kernel's queue is reset when its socket closes, and nginx must not repeat
    // a POST that it has sent: this is rare, but more frequent on a busy machine
    expect(shoppers.interruptions.slice(MAX_RESETS)).toEqual([])
    expect(shoppers.interruptions.join()).not.toContain('503')
    expect(readers.interruptions.slice(MAX_RESETS)).toEqual([])
    expect(readers.failures).toEqual([])

    for (const killed of [engines[0], storefronts[0]]) {
      await killed.kill()
      await goOn()
      await killed.start()
    }
    await Promise.all([shoppers.end(), readers.end()])
    await Promise.all(everything.map((one) => one.stop()))
    expect(shoppers.interruptions.length).toBeLessThanOrEqual(SHOPPERS + MAX_RESETS)
    expect(shoppers.failures).toEqual([])
    // nginx sends the page's request to the other storefront, or the storefront's request to the
    // other engine
    expect(readers.failures).toEqual([])
    expect(readers.interruptions.length).toBeLessThanOrEqual(2 * READERS + MAX_RESETS)
    expect(await auditStorm(db, shoppers.acknowledged.values(), STOCK)).toEqual([])
  },
)
