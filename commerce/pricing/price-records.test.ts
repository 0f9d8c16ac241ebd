import { sql } from 'kysely'
import { seedCatalog } from '../testing/seed-catalog'
import { useDatabase } from '../testing/test-database'
import { createPricingService, type PricingTerms } from './pricing.service'

const database = useDatabase()
beforeAll(() => seedCatalog(database.db))

const LIST = 'usd-list-prices'
const SALE = { price_book_id: 'usd-sale-prices', product_id: 'brittle' }

const priorOf = async (productId: string, terms: PricingTerms = {}) => {
  const pricing = createPricingService(database.db)
  const asked = { withPriorPrices: true, ...terms }
  const prices = await pricing.getPrices('brindille', [productId], new Date(), undefined, asked)
  return prices.get(productId)?.priorMinor
}

/** Days pass: everything that is known was known earlier. */
async function pass(days: number): Promise<void> {
  const past = sql`make_interval(days => ${days}::int)`
  await sql`update price_record set
    known_from = known_from - ${past},
    known_to = known_to - ${past},
    online_from = online_from - ${past}, online_to = online_to - ${past}`.execute(database.db)
}

async function setSale(amountMinor: number | undefined): Promise<void> {
  const { db } = database
  const query = db.deleteFrom('price').where('price_book_id', '=', SALE.price_book_id)
  if (amountMinor === undefined) await query.where('product_id', '=', 'brittle').execute()
  else {
    await db
      .insertInto('price')
      .values({ ...SALE, amount_minor: amountMinor })
      .onConflict((known) =>
        known
          .columns(['price_book_id', 'product_id', 'min_quantity', 'online_from'])
          .doUpdateSet({ amount_minor: amountMinor }),
      )
      .execute()
  }
}

test('every change of a price is recorded, whoever makes it', async () => {
  expect(await priorOf('brittle')).toBeUndefined()
  await pass(40)
  await setSale(900)
  expect(await priorOf('brittle')).toBe(1200)
  expect(await priorOf('brittle', { withPriorPrices: false })).toBeUndefined()
  await pass(5)
  // the same again changes nothing
  await setSale(900)
  expect(await priorOf('brittle')).toBe(1200)
  await setSale(800)
  expect(await priorOf('brittle')).toBe(900)
  await pass(3)
  await setSale(undefined)
  expect(await priorOf('brittle')).toBeUndefined()
  await pass(2)
  await setSale(700)
  expect(await priorOf('brittle')).toBe(800)
  await pass(31)
  await setSale(1000)
  expect(await priorOf('brittle')).toBe(700)
})

test('a scheduled price counts from its begin, and a withdrawn one never', async () => {
  const { db } = database
  const soon = { price_book_id: SALE.price_book_id, product_id: 'card', amount_minor: 3000 }
  const inDays = (days: number) => sql<string>`now() + make_interval(days => ${days}::int)`
  await db
    .insertInto('price')
    .values({ ...soon, amount_minor: 100, online_from: inDays(5) })
    .execute()
  await db.deleteFrom('price').where('amount_minor', '=', 100).execute()
  await db
    .insertInto('price')
    .values({ ...soon, online_from: sql`now() - interval '1 hour'` })
    .execute()
  await pass(20)
  const at = new Date()
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from price_record
    where product_id = 'card' and amount_minor = 100
      and least(known_to, online_to) > greatest(known_from, online_from)`.execute(db)
  expect(rows).toEqual([{ count: 0 }])
  const pricing = createPricingService(db)
  const prices = await pricing.getPrices('brindille', ['card'], at, undefined, {
    withPriorPrices: true,
  })
  expect(prices.get('card')).toMatchObject({ listMinor: 5000, saleMinor: 3000, priorMinor: 5000 })
})

test('prices that come with their book have applied before', async () => {
  const since = sql<string>`now() - interval '3 days'`
  const books = ['moved-list', 'moved-sale']
  await database.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('price_book')
      .values(books.map((id) => ({ id, name: id, currency: 'USD' })))
      .execute()
    const row = { product_id: 'creme-bar' }
    await trx
      .insertInto('price')
      .values([
        { ...row, price_book_id: 'moved-list', amount_minor: 400 },
        { ...row, price_book_id: 'moved-sale', amount_minor: 300, online_from: since },
      ])
      .execute()
  })
  expect(await priorOf('creme-bar', { onlyPriceBookIds: books })).toBe(400)
  // a later product of these books has no past
  await database.db
    .insertInto('price')
    .values([
      { product_id: 'card', price_book_id: 'moved-list', amount_minor: 400 },
      { product_id: 'card', price_book_id: 'moved-sale', amount_minor: 300, online_from: since },
    ])
    .execute()
  expect(await priorOf('card', { onlyPriceBookIds: books })).toBeUndefined()
})

test('records are not kept for ever', async () => {
  const count = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from price_record
      where price_book_id = ${SALE.price_book_id} and product_id = 'brittle'`.execute(database.db)
    return rows[0]?.count
  }
  expect(await count()).toBe(4)
  await pass(300)
  await setSale(950)
  expect(await count()).toBe(5)
  await pass(401)
  await setSale(940)
  // the present price, and the one that ended now
  expect(await count()).toBe(2)
  expect(await priorOf('brittle', { onlyPriceBookIds: [LIST, SALE.price_book_id] })).toBe(950)
})
