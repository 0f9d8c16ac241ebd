import { sql } from 'kysely'
import { startTestPostgres, type TestPostgres } from '../../scripts/testing/postgres'
import { waitUntil } from '../../scripts/testing/wait-until'
import { seedContentItems } from '../../commerce/testing/seed-content-items'
import { EngineProcess } from './engine-process'
import { killProcesses } from './race-process'
import { openRaceDatabase, type RaceDatabase } from './race-database'
import { PREVIEW_CODE, StorefrontProcess, type Visit } from './storefront-process'

// two engines need a PostgreSQL
const onPostgres = process.env['TEST_DATABASE_URL'] ? describe : describe.skip
/** Far below the cache lifetime of a page (15 minutes), and long enough for a busy machine. */
const WITHIN_MS = 60_000

const TEXT = '/text'
const BAR = '/product/creme-bar'
const BRITTLE = '/product/brittle'
const LIST = '/list'
const PAGES = [TEXT, BAR, BRITTLE, LIST]

let postgres: TestPostgres
let database: RaceDatabase
let engines: [EngineProcess, EngineProcess]
let storefronts: StorefrontProcess[]

afterAll(async () => {
  killProcesses()
  await database?.close()
  await postgres?.stop()
})

/**
 * Makes a change and waits until each storefront's page shows it. The duration is only printed,
 * since it depends on the machine.
 */
async function measure(
  name: string,
  change: () => Promise<void>,
  path: string,
  fits: (visit: Visit) => boolean,
): Promise<void> {
  await change()
  const changed = performance.now()
  const times = storefronts.map((_, index) =>
    until(path, fits, index).then(() => `${Math.round(performance.now() - changed)} ms`),
  )
  process.stdout.write(
    `${name}: on both storefronts after ${(await Promise.all(times)).join(', ')}\n`,
  )
}

async function until(path: string, fits: (visit: Visit) => boolean, only?: number): Promise<void> {
  const each = storefronts.map(async (storefront, index) => {
    if (only !== undefined && only !== index) return
    const name = `${path} of storefront ${index}`
    await waitUntil(async () => fits(await storefront.visit(path)), { withinMs: WITHIN_MS, name })
  })
  await Promise.all(each)
}

/** Loads every page into each storefront's cache. */
async function warm(): Promise<void> {
  for (const page of PAGES) await until(page, ({ cache }) => cache === 'HIT')
}

async function cached(...pages: string[]): Promise<(string | null)[]> {
  const visits = storefronts.flatMap((storefront) => pages.map((page) => storefront.visit(page)))
  return (await Promise.all(visits)).map(({ cache }) => cache)
}

const allHit = (...pages: string[]) => storefronts.flatMap(() => pages.map(() => 'HIT'))

onPostgres('two storefronts and two engines', () => {
  beforeAll(async () => {
    // a separate server, because it is restarted
    postgres = await startTestPostgres()
    database = await openRaceDatabase(postgres.url)
    const { db, url } = database
    await seedContentItems(db, [{ id: 'home', deliveryKey: 'home', body: { text: 'Before' } }])
    const start = () => EngineProcess.start({ DATABASE_URL: url })
    engines = await Promise.all([start(), start()])
    const [one, other] = engines.map(({ origin }) => origin) as [string, string]
    // each follows the changes of one engine and reads from the other
    storefronts = await Promise.all([
      StorefrontProcess.start({ hears: one, asks: other }),
      StorefrontProcess.start({ hears: other, asks: one }),
    ])
  })
  beforeEach(warm)

  test('what is published shows on both, on every page', async () => {
    await measure(
      'published content',
      () => publish('After'),
      TEXT,
      ({ text }) => text === 'After',
    )
    await until(TEXT, ({ cache, text }) => cache === 'HIT' && text === 'After')
  })

  test('both count guesses of the preview’s code together [PRV-003]', async () => {
    const enter = (code: string, index: number) => storefronts[index % 2]?.enterPreview(code)
    expect(await Promise.all([0, 1].map((index) => enter(PREVIEW_CODE, index)))).toEqual([303, 303])
    const guess = (count: number) =>
      Promise.all(Array.from({ length: count }, (_, index) => enter(`guess-${index}`, index)))
    expect(await guess(10)).toEqual(Array(10).fill(401))
    // by its own count, each storefront would answer nine guesses, and a right code after them
    expect(await guess(8)).toEqual(Array(8).fill(429))
    expect(await Promise.all([0, 1].map((index) => enter(PREVIEW_CODE, index)))).toEqual([429, 429])
  })

  test('a price shows on both, while the pages of others stay', async () => {
    await measure(
      'a price',
      () => setPrice(7_77),
      BAR,
      ({ text }) => text.includes('7.77'),
    )
    await until(BAR, ({ cache, text }) => cache === 'HIT' && text.includes('7.77'))
    expect(await cached(TEXT, BRITTLE)).toEqual(allHit(TEXT, BRITTLE))
  })

  test('a product that is sold out shows on both, and an order that leaves enough nowhere', async () => {
    await database.setStock('creme-bar', 40)
    await measure(
      'stock that has run out',
      () => database.setStock('creme-bar', 0),
      BAR,
      ({ text }) => text.endsWith('sold out'),
    )
    await until(BAR, ({ cache, text }) => cache === 'HIT' && text.endsWith('sold out'))
    expect(await cached(TEXT, BRITTLE, LIST)).toEqual(allHit(TEXT, BRITTLE, LIST))
    await database.setStock('creme-bar', 40)
    await until(BAR, ({ text }) => text.endsWith('to be had'))
    await until(BAR, ({ cache }) => cache === 'HIT')
    await database.setStock('creme-bar', 30)
    // this change is sent after the previous one, on the same connection
    await setPrice(7_01, 'brittle')
    await until(BRITTLE, ({ text }) => text.includes('7.01'))
    expect(await cached(BAR)).toEqual(allHit(BAR))
  })

  test('a closed site sends no cached page, and opens again [ERR-007]', async () => {
    await measure(
      'a site that closes',
      () => setStatus('offline'),
      TEXT,
      ({ status, location }) => status === 302 && location === '/maintenance',
    )
    await measure(
      'a site that opens',
      () => setStatus('online'),
      TEXT,
      ({ status, text }) => status === 200 && text === 'After',
    )
  })

  test('what changed while an engine or the database was down shows once it is back', async () => {
    const [one] = engines
    await one.kill()
    await setPrice(8_08)
    await one.start()
    await until(BAR, ({ text }) => text.includes('8.08'))

    await warm()
    await postgres.restart('SIGINT')
    await waitUntil(() =>
      setPrice(9_09).then(
        () => true,
        () => false,
      ),
    )
    await until(BAR, ({ text }) => text.includes('9.09'))
  })
})

async function publish(text: string): Promise<void> {
  await sql`
    insert into content_version (item_id, version, edition_id, body, saved_by, published_at)
    values ('home', 2, 'base', ${JSON.stringify({ text })}::jsonb, 'test', now())`.execute(
    database.db,
  )
}

async function setPrice(amount_minor: number, productId = 'creme-bar'): Promise<void> {
  const update = database.db.updateTable('price').set({ amount_minor })
  await update.where('product_id', '=', productId).where('min_quantity', '=', 1).execute()
}

async function setStatus(status: 'online' | 'offline'): Promise<void> {
  await database.db.updateTable('site').set({ status }).execute()
}
