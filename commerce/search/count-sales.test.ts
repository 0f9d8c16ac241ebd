import fc from 'fast-check'
import { sql } from 'kysely'
import { waitUntil } from '../../scripts/testing/wait-until'
import type { Db } from '../db/client'
import { listMigrations } from '../db/migrate'
import { seedCatalog } from '../testing/seed-catalog'
import { useDatabase } from '../testing/test-database'
import { countSales } from './count-sales'

const database = useDatabase()
beforeAll(() => seedCatalog(database.db))
beforeEach(async () => {
  await sql`delete from order_header`.execute(database.db)
  await countSales(database.db)
})

const onPostgres = process.env['TEST_DATABASE_URL'] ? test : test.skip
const PRODUCTS = ['brittle', 'card', 'creme-bar']
const ORDERS = ['s1', 's2', 's3']

/** What a checkout, the counter or a merchant does to an order. */
const aChange = fc.oneof(
  fc.record({
    act: fc.constant('place' as const),
    order: fc.constantFrom(...ORDERS),
    day: fc.integer({ min: 1, max: 3 }),
    items: fc.dictionary(fc.constantFrom(...PRODUCTS), fc.integer({ min: 1, max: 5 })),
  }),
  fc.record({
    act: fc.constant('status' as const),
    order: fc.constantFrom(...ORDERS),
    status: fc.constantFrom('new', 'open', 'completed', 'cancelled', 'failed', 'created'),
  }),
  fc.record({
    act: fc.constant('remove' as const),
    order: fc.constantFrom(...ORDERS),
    isUndone: fc.boolean(),
  }),
)
type Change = typeof aChange extends fc.Arbitrary<infer T> ? T : never
/** Or the job. */
const aStep = fc.oneof(aChange, fc.record({ act: fc.constant('count' as const) }))

async function inTransaction(step: Change): Promise<void> {
  const work = database.db.transaction().execute((trx) => carryOut(trx, step))
  await work.catch((error: unknown) => {
    if (!(error instanceof Error && error.message === 'undone')) throw error
  })
}

async function carryOut(db: Db, step: Change): Promise<void> {
  switch (step.act) {
    case 'place':
      await place(db, step.order, step.day, step.items)
      return
    case 'status':
      await sql`update order_header set status = ${step.status}
        where order_no = ${step.order}`.execute(db)
      return
    case 'remove':
      await sql`delete from order_header where order_no = ${step.order}`.execute(db)
      if (step.isUndone) throw new Error('undone')
  }
}

/** Or gives a placed order other goods. */
async function place(db: Db, order: string, day: number, items: Record<string, number>) {
  await sql`insert into order_header (order_no, site_id, customer_id, basket_id, email, status,
      currency, product_total_minor, shipping_total_minor, tax_total_minor, order_total_minor,
      created_at, document)
    values (${order}, 'brindille', 'somebody', '00000000-0000-4000-8000-000000000000',
      'ada@example.com', 'new', 'USD', 0, 0, 0, 0, ${`2026-06-0${day}T12:00:00Z`}, '{}')
    on conflict (order_no) do update set product_total_minor = 1`.execute(db)
  await sql`delete from order_item where order_no = ${order}`.execute(db)
  for (const [id, quantity] of Object.entries(items)) {
    await sql`insert into order_item (order_no, item_id, product_id, inventory_list_id, quantity,
        unit_price_minor, price_minor, tax_minor)
      values (${order}, ${id}, ${id}, 'brindille-warehouse', ${quantity}, 100,
        ${quantity * 100}, 0)`.execute(db)
  }
}

const read = async (query: ReturnType<typeof sql>) => (await query.execute(database.db)).rows

/** From all orders. */
const counted = (zone = 'America/Chicago') =>
  read(sql`select product_id, (created_at at time zone ${zone})::date::text as day,
      count(distinct order_no)::int as orders, sum(quantity)::int as units,
      sum(price_minor)::int as revenue
    from order_header join order_item using (order_no)
    where status in ('new', 'open', 'completed') group by 1, 2 order by 1, 2`)
const kept = () =>
  read(sql`select product_id, day::text, orders, units::int, revenue_minor::int as revenue
    from sale_day where orders <> 0 or units <> 0 or revenue_minor <> 0 order by 1, 2`)
const ofDays = () =>
  read(sql`select product_id, sum(orders)::int as orders, sum(units)::int as units from sale_day
    group by 1 order by 1`)
const totals = () => read(sql`select product_id, orders, units::int from sale_total order by 1`)

test('after random orders, the sales are those of a recount', async () => {
  const { db } = database
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { maxLength: 20 }), async (steps) => {
      await sql`delete from order_header`.execute(db)
      for (const step of steps) {
        if (step.act === 'count') await countSales(db)
        else await inTransaction(step)
      }
      await countSales(db)
      expect(await kept()).toEqual(await counted())
      expect(await totals()).toEqual(await ofDays())
      // counted again, an order adds nothing
      await sql`insert into sale_change (order_no) select unnest(${ORDERS}::text[])`.execute(db)
      await countSales(db)
      expect(await kept()).toEqual(await counted())
    }),
    { numRuns: 30 },
  )
})

test('two engines that count at once count each order once', async () => {
  const { db } = database
  await place(db, 's1', 1, { card: 2 })
  await place(db, 's2', 2, { card: 3, brittle: 1 })
  await Promise.all([countSales(db), countSales(db), countSales(db)])
  await countSales(db)
  expect(await kept()).toEqual(await counted())
})

onPostgres('an order that changes while another engine counts it is counted once', async () => {
  const { db } = database
  await place(db, 's1', 1, { card: 2 })
  const engines: Promise<unknown>[] = []
  let isLeft = false
  const isWaiting = async () =>
    (await read(sql`select from pg_locks where not granted and relation = 'sale_total'::regclass`))
      .length === engines.length
  await db.transaction().execute(async (trx) => {
    // keeps both from their ends
    await sql`lock table sale_total in share mode`.execute(trx)
    engines.push(countSales(db))
    await waitUntil(isWaiting, { withinMs: 10_000, name: 'the first counts' })
    await sql`update order_header set product_total_minor = 2 where order_no = 's1'`.execute(db)
    engines.push(countSales(db).then(() => (isLeft = true)))
    const isOver = async () => isLeft || isWaiting()
    await waitUntil(isOver, { withinMs: 10_000, name: 'the second has counted, or has left it' })
  })
  await Promise.all(engines)
  await countSales(db)
  expect(await kept()).toEqual(await counted())
})

test('the orders of the time before are counted after those that have changed', async () => {
  const { db } = database
  await place(db, 's1', 1, { card: 2 })
  await place(db, 's2', 2, { brittle: 1 })
  for (const table of ['sale_change', 'sale_order', 'sale_day', 'sale_total']) {
    await sql`delete from ${sql.table(table)}`.execute(db)
  }
  await sql`insert into sale_backlog values ('')`.execute(db)
  await place(db, 's3', 3, { card: 1 })
  await countSales(db)
  expect(await kept()).toEqual(await counted())
  expect(await read(sql`select * from sale_backlog`)).toEqual([])
})

test('the migration, which locks checkout out, reads no order', () => {
  const { text } = listMigrations().find(({ name }) => name.startsWith('661-')) ?? {}
  expect(text).toContain('insert into sale_backlog')
  expect(text).not.toContain('from order_header')
})

test('an order that cannot be counted is told of, and holds up no other', async () => {
  const { db } = database
  await place(db, 's1', 1, { card: 2 })
  await place(db, 's2', 2, { brittle: 1 })
  await countSales(db)
  await sql`update order_item set price_minor = 9000000000000000000
    where order_no = 's1'`.execute(db)
  await sql`insert into order_item select * from jsonb_populate_recordset(null::order_item, (
    select jsonb_agg(to_jsonb(item) || '{"item_id":"again"}') from order_item as item
    where order_no = 's1'))`.execute(db)
  await sql`update order_header set product_total_minor = 3 where order_no = 's1'`.execute(db)
  await place(db, 's3', 3, { 'creme-bar': 1 })
  const { errors } = await countSales(db)
  expect(errors.map(({ message }) => message)).toEqual(['Order s1 cannot be counted.'])
  expect(await kept()).toMatchObject([
    { product_id: 'brittle', units: 1 },
    { product_id: 'card', units: 2, revenue: 200 },
    { product_id: 'creme-bar', units: 1 },
  ])
  expect(await countSales(db)).toEqual({ counted: 0, errors: [] })
  await sql`delete from order_header where order_no = 's1'`.execute(db)
  await countSales(db)
  expect(await kept()).toEqual(await counted())
})

test('the sales of a site that gets another time zone have other days', async () => {
  const { db } = database
  await place(db, 's1', 1, { card: 2 })
  await countSales(db)
  const zone = 'Pacific/Kiritimati'
  await sql`update site set preferences = ${JSON.stringify({ SiteTimezone: zone })}`.execute(db)
  await countSales(db)
  expect(await counted(zone)).not.toEqual(await counted())
  expect(await kept()).toEqual(await counted(zone))
})
