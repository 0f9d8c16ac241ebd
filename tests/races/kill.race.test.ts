import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '../../commerce/db/client'
import { loadPreparedDatabase } from '../../commerce/testing/prepared-database'
import { seedCheckout } from '../../commerce/testing/seed-checkout'
import { CheckoutStorm, STORM_PRODUCTS } from './checkout-storm'
import { EngineProcess, killEngines } from './engine-process'
import { openRaceDatabase, stockOn } from './race-database'
import { seedGiftCard } from './race-gift-card'
import { auditStorm } from './storm-audit'

const serverUrl = process.env['TEST_DATABASE_URL']
const STOCK = 100_000
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 20)

afterAll(killEngines)

const untilKilled = () => wait(50 + Math.random() * 300)

;(serverUrl ? it : it.skip)(
  'keeps every acknowledged order through 20 kills (skipped without TEST_DATABASE_URL)',
  async () => {
    const database = await openRaceDatabase(serverUrl ?? '')
    await seedGiftCard(database.db)
    for (const productId of STORM_PRODUCTS) await database.setStock(productId, STOCK)
    const settings = { DATABASE_URL: database.url }
    const engines = await Promise.all([
      EngineProcess.start(settings),
      EngineProcess.start(settings),
    ])
    const storm = new CheckoutStorm(() => engines.map(({ origin }) => origin))
    storm.start(4)
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        await untilKilled()
        // now and then both at once
        const victims = round % 10 === 9 ? engines : engines.filter((_, at) => at === round % 2)
        await Promise.all(victims.map((engine) => engine.kill()))
        await Promise.all(victims.map((engine) => engine.start()))
      }
      await storm.reach(21)
      await storm.end()
    } finally {
      await Promise.all(engines.map((engine) => engine.stop()))
    }
    const { acknowledged, failures } = storm
    expect(failures).toEqual([])
    expect(acknowledged.size).toBeGreaterThan(20)
    expect(await auditStorm(database.db, acknowledged.values(), STOCK)).toEqual([])
    await database.close()
  },
)

it('keeps every acknowledged order through kills on the embedded database', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'praline-race-'))
  const loadDataDir = await loadPreparedDatabase()
  const seeded = await openDatabase({ dataDir: folder, loadDataDir })
  await seedCheckout(seeded.db)
  await seedGiftCard(seeded.db)
  for (const productId of STORM_PRODUCTS) await stockOn(seeded.db).setStock(productId, STOCK)
  await seeded.close()
  const engine = await EngineProcess.start({ DATA_DIR: folder, DATABASE_URL: '' })
  const storm = new CheckoutStorm(() => [engine.origin])
  storm.start(3)
  for (let round = 0; round < 3; round += 1) {
    await wait(1000)
    await untilKilled()
    await engine.kill()
    await engine.start()
  }
  await storm.reach(4)
  await storm.end()
  await engine.stop()
  const reopened = await openDatabase({ dataDir: folder })
  expect(storm.failures).toEqual([])
  expect(storm.acknowledged.size).toBeGreaterThan(3)
  expect(await auditStorm(reopened.db, storm.acknowledged.values(), STOCK)).toEqual([])
  await reopened.close()
  rmSync(folder, { recursive: true, force: true })
})
