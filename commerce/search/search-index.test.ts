import type { Db } from '../db/client'
import { seedCatalog } from '../testing/seed-catalog'
import { openTestSearch } from '../testing/test-search'
import { rebuildSearchIndex, updateAllSearchDocuments } from './search-index'
import { useForAll } from '../testing/use'

const DAY_MS = 86_400_000
const START = new Date('2026-06-01T12:00:00Z')
const day = (number: number) => new Date(START.getTime() + number * DAY_MS)

/**
 * Brittle has a sale price from day 2 to 4 and is offline from day 6 on; other products also have
 * prices in euros.
 */
async function seedDates(db: Db): Promise<void> {
  await seedCatalog(db)
  await db
    .insertInto('price')
    .values({
      price_book_id: 'usd-sale-prices',
      product_id: 'brittle',
      amount_minor: 500,
      online_from: day(2),
      online_to: day(4),
    })
    .execute()
  await db
    .updateTable('product')
    .set({ online_to: day(6) })
    .where('id', '=', 'brittle')
    .execute()
  await db
    .insertInto('price_book')
    .values({ id: 'eur-prices', name: 'Euro', currency: 'EUR' })
    .execute()
  await db
    .insertInto('price')
    .values([
      { price_book_id: 'eur-prices', product_id: 'creme-bar', amount_minor: 2_100 },
      { price_book_id: 'eur-prices', product_id: 'card', amount_minor: 1_000 },
    ])
    .execute()
  await db
    .updateTable('site')
    .set({
      currencies: ['USD', 'EUR'],
      price_book_ids: ['usd-list-prices', 'usd-sale-prices', 'eur-prices'],
    })
    .execute()
  await rebuildSearchIndex(db, undefined, START)
}

let clock = START
const bench = useForAll(() => openTestSearch(seedDates, () => clock))
beforeEach(() => {
  clock = START
})

const update = (productIds: string[], at: Date) =>
  bench.engine.db.transaction().execute((trx) => updateAllSearchDocuments(trx, productIds, at))

const builtAt = async () => {
  const row = await bench.engine.db
    .selectFrom('search_index')
    .select('built_at')
    .executeTakeFirstOrThrow()
  return row.built_at
}

it('filters by the prices of the current date, and ignores ended ones', async () => {
  const cheap = { refine: 'price=(0..6)' }
  const found: string[][] = []
  for (const number of [0, 1, 3, 5, 7]) {
    clock = day(number)
    found.push(await bench.idsOf(cheap))
  }
  expect(found).toEqual([[], [], ['brittle'], [], []])
  expect((await bench.find({})).total).toBe(4)
  expect(await builtAt()).toEqual(day(7))
})

it('rebuilds documents only when a price has started or ended', async () => {
  await rebuildSearchIndex(bench.engine.db, undefined, START)
  clock = day(1)
  await bench.find({})
  expect(await builtAt()).toEqual(START)
})

it('searches in the requested currency', async () => {
  const euros = { currency: 'EUR', sort: 'price-low-to-high' }
  const { hits } = await bench.find(euros)
  expect(hits.slice(0, 2)).toMatchObject([
    { productId: 'card', price: 10, currency: 'EUR' },
    { productId: 'creme-bar', price: 21, currency: 'EUR' },
  ])
  expect(await bench.idsOf({ currency: 'EUR', refine: 'price=(20..40)' })).toEqual(['creme-bar'])
})

it('updates the documents of single products, variants with their masters', async () => {
  const { db } = bench.engine
  await db.updateTable('product').set({ name: 'Nougat' }).where('id', '=', 'card').execute()
  expect(await bench.idsOf({ q: 'nougat' })).toEqual([])
  await update(['card'], START)
  expect(await bench.idsOf({ q: 'nougat' })).toEqual(['card'])
  await db.updateTable('product').set({ online: false }).where('id', '=', 'truffles-9').execute()
  await update(['truffles-9'], START)
  expect(await bench.idsOf({ q: 'truffles' })).toEqual([])
})

it('updates all prices when a price book has begun, even if a single product changes first', async () => {
  const { db } = bench.engine
  const flash = { id: 'usd-flash-prices', name: 'Flash', currency: 'USD', online_from: day(20) }
  await db.insertInto('price_book').values(flash).execute()
  await db
    .insertInto('price')
    .values({ price_book_id: flash.id, product_id: 'creme-bar', amount_minor: 100 })
    .execute()
  const price_book_ids = ['usd-list-prices', 'usd-sale-prices', flash.id]
  await db.updateTable('site').set({ price_book_ids }).execute()
  await rebuildSearchIndex(db, undefined, day(19))
  await update(['card'], day(21))
  clock = day(21)
  expect(await bench.idsOf({ refine: 'price=(0..2)' })).toEqual(['creme-bar'])
})
