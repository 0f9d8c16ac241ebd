import { sql } from 'kysely'
import { useDatabase } from '../testing/test-database'
import { seedSite } from '../testing/seed-site'

const database = useDatabase()

test('both database drivers return the same types', async () => {
  const { rows } = await sql<Record<string, unknown>>`select
    1::int8 as big, count(*) as counted, 0.0725::numeric as rate, ${2}::integer as given,
    array[1, 2]::int8[] as bigs, array['a', 'b'] as texts, '{"a": [1]}'::jsonb as doc,
    timestamptz '2026-02-03 04:05:06.007Z' as moment, date '2026-02-03' as day,
    timestamptz 'infinity' as never, true as yes, null as nothing`.execute(database.db)
  expect(rows[0]).toEqual({
    big: 1,
    counted: 1,
    rate: 0.0725,
    given: 2,
    bigs: [1, 2],
    texts: ['a', 'b'],
    doc: { a: [1] },
    moment: new Date('2026-02-03T04:05:06.007Z'),
    day: '2026-02-03',
    never: new Date(8.64e15),
    yes: true,
    nothing: null,
  })
})

// PGlite has no compiler of statements
const onPostgres = process.env['TEST_DATABASE_URL'] ? test : test.skip

onPostgres(
  'PostgreSQL compiles no statements, which takes longer than imports run them',
  async () => {
    const { rows } = await sql`show jit`.execute(database.db)
    expect(rows).toEqual([{ jit: 'off' }])
  },
)

test('arrays, JSON and dates are stored and read unchanged', async () => {
  const { db } = database
  await seedSite(db, 'types')
  await db.insertInto('catalog').values({ id: 'c' }).execute()
  const from = new Date('2026-05-06T07:08:09Z')
  await db
    .insertInto('product')
    .values({
      id: 'p',
      catalog_id: 'c',
      kind: 'standard',
      name: 'P',
      online_from: from,
      images: JSON.stringify([{ viewType: 'large', images: [{ path: 'a.jpg' }] }]),
    })
    .execute()
  const product = await db.selectFrom('product').selectAll().executeTakeFirstOrThrow()
  expect(product.online_from).toEqual(from)
  expect(product.images[0]?.images[0]?.path).toBe('a.jpg')
  const site = await db.selectFrom('site').selectAll().executeTakeFirstOrThrow()
  expect(site.price_book_ids).toEqual(['usd-list-prices', 'usd-sale-prices'])
})

test('a failed transaction stores nothing, and later transactions work', async () => {
  const { db } = database
  const failing = db.transaction().execute(async (trx) => {
    await trx.insertInto('catalog').values({ id: 'lost' }).execute()
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  const duplicate = db.transaction().execute(async (trx) => {
    await trx.insertInto('catalog').values({ id: 'twice' }).execute()
    await trx.insertInto('catalog').values({ id: 'twice' }).execute()
  })
  await expect(duplicate).rejects.toMatchObject({ code: '23505' })
  const left = await db
    .selectFrom('catalog')
    .select('id')
    .where('id', 'in', ['lost', 'twice'])
    .execute()
  expect(left).toEqual([])
})

test('simultaneous transactions are isolated', async () => {
  const { db } = database
  await db.insertInto('inventory_list').values({ id: 'l' }).execute()
  await db
    .insertInto('inventory')
    .values({ list_id: 'l', product_id: 'p', ats: 100, allocation: 100 })
    .execute()
  const takeOne = () =>
    db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom('inventory')
        .select('ats')
        .where('list_id', '=', 'l')
        .forUpdate()
        .executeTakeFirstOrThrow()
      await trx
        .updateTable('inventory')
        .set({ ats: row.ats - 1 })
        .where('list_id', '=', 'l')
        .execute()
    })
  await Promise.all(Array.from({ length: 20 }, takeOne))
  const row = await db.selectFrom('inventory').select('ats').executeTakeFirstOrThrow()
  expect(row.ats).toBe(80)
})

test('the number of changed rows is returned', async () => {
  const result = await database.db
    .updateTable('inventory')
    .set({ allocation: 1 })
    .where('list_id', '=', 'l')
    .executeTakeFirst()
  expect(result.numUpdatedRows).toBe(1n)
})
