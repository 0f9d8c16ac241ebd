import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '../../commerce/db/client'
import { loadPreparedDatabase } from '../../commerce/testing/prepared-database'
import { seedCheckout } from '../../commerce/testing/seed-checkout'
import { CheckoutStorm, STORM_PRODUCTS } from './checkout-storm'
import { EngineProcess } from './engine-process'
import { killProcesses } from './race-process'
import { pauseUntilKill } from './pauses'
import { openRaceDatabase, stockOn, type RaceDatabase } from './race-database'
import { seedGiftCard } from './race-gift-card'
import { auditStorm } from './storm-audit'

const serverUrl = process.env['TEST_DATABASE_URL']
const STOCK = 100_000
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 20)

let database: RaceDatabase | undefined
let storm: CheckoutStorm | undefined
// handles that a failed test leaves open would block the end of the run
afterEach(async () => {
  storm?.stop()
  killProcesses()
  await database?.close()
  database = undefined
})

;(serverUrl ? it : it.skip)(
  'keeps every acknowledged order through 20 kills (skipped without TEST_DATABASE_URL)',
  async () => {
    const { db, setStock, url } = (database = await openRaceDatabase(serverUrl ?? ''))
    await seedGiftCard(db)
    for (const productId of STORM_PRODUCTS) await setStock(productId, STOCK)
    const settings = { DATABASE_URL: url }
    const engines = await Promise.all([
      EngineProcess.start(settings),
      EngineProcess.start(settings),
    ])
    const shoppers = (storm = new CheckoutStorm(() => engines.map(({ origin }) => origin)))
    shoppers.start(4)
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        await pauseUntilKill()
        // every tenth round kills both
        const victims = round % 10 === 9 ? engines : engines.filter((_, at) => at === round % 2)
        await Promise.all(victims.map((engine) => engine.kill()))
        await Promise.all(victims.map((engine) => engine.start()))
      }
      await shoppers.reach(21)
      await shoppers.end()
    } finally {
      await Promise.all(engines.map((engine) => engine.stop()))
    }
    const { acknowledged, failures } = shoppers
    expect(failures).toEqual([])
    expect(acknowledged.size).toBeGreaterThan(20)
    expect(await auditStorm(db, acknowledged.values(), STOCK)).toEqual([])
  },
)

it('keeps every acknowledged order through kills on the embedded database', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'praline-race-'))
  const loadDataDir = await loadPreparedDatabase()
  const seeded = await openDatabase({ dataDir: folder, pglite: { loadDataDir } })
  await seedCheckout(seeded.db)
  await seedGiftCard(seeded.db)
  for (const productId of STORM_PRODUCTS) await stockOn(seeded.db).setStock(productId, STOCK)
  await seeded.close()
  const engine = await EngineProcess.start({ DATA_DIR: folder, DATABASE_URL: '' })
  const shoppers = (storm = new CheckoutStorm(() => [engine.origin]))
  shoppers.start(3)
  for (let round = 0; round < 3; round += 1) {
    await pauseUntilKill(1000)
    await engine.kill()
    await engine.start()
  }
  await shoppers.reach(4)
  await shoppers.end()
  await engine.stop()
  const reopened = await openDatabase({ dataDir: folder })
  expect(shoppers.failures).toEqual([])
  expect(shoppers.acknowledged.size).toBeGreaterThan(3)
  expect(await auditStorm(reopened.db, shoppers.acknowledged.values(), STOCK)).toEqual([])
  await reopened.close()
  rmSync(folder, { recursive: true, force: true })
})
