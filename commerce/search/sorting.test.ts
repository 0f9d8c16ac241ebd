import { sql } from 'kysely'
import type { Db } from '../db/client'
import { seedCatalog } from '../testing/seed-catalog'
import { openTestSearch } from '../testing/test-search'
import { rebuildSearchIndex } from './search-index'
import { useForAll } from '../testing/use'

const step = (path: string, direction: 'ascending' | 'descending' = 'ascending', more = {}) => ({
  path,
  direction,
  ...more,
})
const RULES = {
  cheap: {
    label: { default: 'Cheapest', es: 'Más barato' },
    attributes: [step('price')],
    isOption: true,
    optionId: 'cheapest-first',
    position: 1,
  },
  stocked: {
    label: { default: 'In stock' },
    attributes: [step('availability-status'), step('product.name')],
    isOption: true,
    position: 2,
  },
  mixed: {
    attributes: [
      step('product.custom.rating', 'descending', { weight: 3, normalization: 'average' }),
      step('product.searchRank', 'descending', { weight: 1 }),
      step('product.ID'),
    ],
  },
  brands: { attributes: [step('product.brand'), step('product.ID', 'descending')] },
  loved: { attributes: [step('product.activeData.unitsWeek', 'descending'), step('product.ID')] },
  earning: {
    attributes: [step('product.activeData.revenue', 'descending'), step('product.ID')],
  },
}

const NOW = new Date('2026-06-20T12:00:00Z')

async function seedRules(db: Db): Promise<void> {
  await seedCatalog(db)
  const ratings = { card: 2, brittle: 5, truffles: 4 }
  for (const [id, rating] of Object.entries(ratings)) {
    await db
      .updateTable('product')
      .set({ custom: JSON.stringify({ rating }) })
      .where('id', '=', id)
      .execute()
  }
  await db
    .insertInto('sorting_rule')
    .values(
      Object.entries(RULES).map(([id, definition]) => ({
        site_id: 'brindille',
        id,
        definition: JSON.stringify(definition),
      })),
    )
    .execute()
  const sortings = {
    root: { default: 'mixed', keyword: 'brands' },
    boxes: { default: 'cheap' },
    bars: { default: 'earning' },
  }
  for (const [id, sorting] of Object.entries(sortings)) {
    await db
      .updateTable('category')
      .set({ sorting: JSON.stringify(sorting) })
      .where('id', '=', id)
      .execute()
  }
  await placeOrder(db, '1001', '2026-06-18T10:00:00Z', { brittle: 2, 'assorted-9': 1 })
  await placeOrder(db, '1002', '2026-03-01T10:00:00Z', { 'creme-bar': 30 })
  await placeOrder(db, '1003', '2026-06-19T10:00:00Z', { 'truffles-9': 9 }, 'failed')
  await rebuildSearchIndex(db, undefined, NOW)
}

async function placeOrder(
  db: Db,
  orderNo: string,
  at: string,
  quantities: Record<string, number>,
  status: 'new' | 'failed' = 'new',
): Promise<void> {
  await db
    .insertInto('order_header')
    .values({
      order_no: orderNo,
      site_id: 'brindille',
      customer_id: 'somebody',
      basket_id: '00000000-0000-4000-8000-000000000000',
      email: 'ada@example.com',
      status,
      currency: 'USD',
      product_total_minor: 0,
      shipping_total_minor: 0,
      tax_total_minor: 0,
      order_total_minor: 0,
      created_at: at,
      document: '{}',
    })
    .execute()
  await db
    .insertInto('order_item')
    .values(
      Object.entries(quantities).map(([product_id, quantity]) => ({
        order_no: orderNo,
        item_id: product_id,
        product_id,
        inventory_list_id: 'brindille-warehouse',
        quantity,
        unit_price_minor: 100,
        price_minor: 100 * quantity,
        tax_minor: 0,
      })),
    )
    .execute()
}

let clock = NOW
const bench = useForAll(() => openTestSearch(seedRules, () => clock))
beforeAll(() => bench.engine.app.services.countSales())

it('offers the sorting options of the archive in its order', async () => {
  const { sortingOptions } = await bench.find({})
  expect(sortingOptions).toEqual([
    { id: 'cheapest-first', label: 'Cheapest' },
    { id: 'stocked', label: 'In stock' },
  ])
  expect((await bench.find({}, 'es-US')).sortingOptions[0]?.label).toBe('Más barato')
})

it.each<[string, Record<string, unknown>, string, string[]]>([
  [
    'a category by its own rule',
    { refine: 'cgid=boxes' },
    'cheapest-first',
    ['assorted', 'truffles', 'card'],
  ],
  [
    'a category by the rule of its parent',
    { refine: 'cgid=truffle-boxes' },
    'cheapest-first',
    ['truffles'],
  ],
  [
    'everything by the rule of the root, weighted',
    {},
    'mixed',
    ['brittle', 'assorted', 'truffles', 'creme-bar', 'card'],
  ],
  ['text searches by their own rule', { q: 'bri' }, 'brands', ['assorted', 'brittle']],
  ['by the requested option', { sort: 'cheapest-first', limit: '2' }, 'cheapest-first', ['creme-bar', 'brittle']], // prettier-ignore
  [
    'orderable products first',
    { sort: 'stocked' },
    'stocked',
    ['assorted', 'creme-bar', 'card', 'truffles', 'brittle'],
  ],
  ['by revenue', { refine: 'cgid=bars' }, 'earning', ['creme-bar', 'brittle']],
  [
    'by units sold, an option of every site',
    { sort: 'top-sellers' },
    'top-sellers',
    ['creme-bar', 'brittle', 'assorted', 'card', 'truffles'],
  ],
  ['as usual if the requested rule is not an option', { sort: 'loved', refine: 'cgid=bars' }, 'earning', ['creme-bar', 'brittle']], // prettier-ignore
])('sorts %s', async (_name, query, id, expected) => {
  const { hits, selectedSortingOption } = await bench.find(query)
  expect(selectedSortingOption).toBe(id)
  expect(hits.map(({ productId }) => productId)).toEqual(expected)
})

it('counts later orders, each once', async () => {
  const first = async () => (await bench.idsOf({ sort: 'top-sellers', limit: '1' }))[0]
  expect(await first()).toBe('creme-bar')
  await placeOrder(bench.engine.db, '1004', '2026-06-20T10:00:00Z', { 'truffles-9': 31 })
  await bench.engine.app.services.countSales()
  clock = new Date(NOW.getTime() + 61_000)
  expect(await first()).toBe('truffles')
  await bench.engine.app.services.countSales()
  const sales = await bench.engine.db
    .selectFrom('sale_day')
    .select(['product_id', 'units', 'orders'])
    .orderBy('product_id')
    .execute()
  expect(sales).toEqual([
    { product_id: 'assorted-9', units: 1, orders: 1 },
    { product_id: 'brittle', units: 2, orders: 1 },
    { product_id: 'creme-bar', units: 30, orders: 1 },
    { product_id: 'truffles-9', units: 31, orders: 1 },
  ])
})

it('sorts by the sales of before until all orders of that time are counted', async () => {
  const { db } = bench.engine
  const first = async () => {
    clock = new Date(clock.getTime() + 61_000)
    return (await bench.idsOf({ sort: 'top-sellers', limit: '1' }))[0]
  }
  await sql`insert into product_sales values
    ('brindille', 'card', '2026-06-19', 1, 99, 9900)`.execute(db)
  expect(await first()).toBe('truffles')
  await db.insertInto('sale_backlog').values({ counted_until: '' }).execute()
  expect(await first()).toBe('card')
  await bench.engine.app.services.countSales()
  expect(await first()).toBe('truffles')
})

it.each([
  ['America/New_York', '2026-03-08T04:59:59Z', '2026-03-07'],
  ['America/New_York', '2026-03-09T03:59:59Z', '2026-03-08'],
  ['Pacific/Auckland', '2026-04-05T12:00:00Z', '2026-04-06'],
  ['Asia/Tokyo', '2026-06-20T15:00:00Z', '2026-06-21'],
])('counts sales by the days of the site: in %s, %s is %s', async (timezone, at, day) => {
  const { db } = bench.engine
  const preferences = JSON.stringify({ SiteTimezone: timezone })
  await db.updateTable('site').set({ preferences }).execute()
  await placeOrder(db, `at ${at}`, at, { card: 1 })
  await bench.engine.app.services.countSales()
  const sales = db.selectFrom('sale_day').where('product_id', '=', 'card').where('orders', '>', 0)
  const rows = await sales.select(sql<string>`day::text`.as('day')).execute()
  expect(rows).toEqual([{ day }])
  await db.deleteFrom('order_header').where('order_no', '=', `at ${at}`).execute()
})
