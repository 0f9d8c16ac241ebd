import { sql } from 'kysely'
import type { Db } from '../../commerce/db/client'
import { rebuildSearchIndex } from '../../commerce/search/search-index'

export const BENCH_SITE = 'bench'
export const CATEGORIES = 48
const CATALOG = 'bench-catalog'
const WAREHOUSE = 'bench-warehouse'
const SHOP = 'bench-shop'
export const BENCH_LIST = 'bench-list'
const SALE = 'bench-sale'

const FIRST = ['Dark', 'Milk', 'White', 'Ruby', 'Salted', 'Roasted', 'Classic', 'Golden', 'Spiced']
const SECOND = ['Caramel', 'Hazelnut', 'Almond', 'Raspberry', 'Orange', 'Vanilla', 'Pistachio']
const THIRD = [
  'Truffles',
  'Bonbons',
  'Bar',
  'Brittle',
  'Pralines',
  'Fudge',
  'Lollies',
  'Assortment',
]

export const SEARCH_WORDS = [...FIRST, ...SECOND, ...THIRD].map((word) => word.toLowerCase())

const wordOf = (words: readonly string[], row: string, step: number) =>
  sql`(${sql.val(`{${words.join(',')}}`)}::text[])[1 + (${sql.raw(row)} / ${sql.raw(String(step))}) % ${sql.raw(String(words.length))}]`

// five thousand made-up words
const rareWord = (row: string) =>
  sql.raw(`translate(substr(md5(((${row}) % 5000)::text), 1, 7), '0123456789', 'ghijklmnop')`)

/**
 * Every third product is a master with three variants, all products are priced, and nine of ten are
 * in stock. The same size always creates the same shop.
 * @returns how many seconds it took to build the search index
 */
export async function generateCatalog(db: Db, size: number): Promise<number> {
  await db.transaction().execute(async (trx) => {
    await insertShop(trx)
    await insertProducts(trx, size)
    await insertOffers(trx)
    await insertCheckout(trx)
  })
  await sql`analyze`.execute(db)
  const started = performance.now()
  await rebuildSearchIndex(db, BENCH_SITE)
  const indexedIn = (performance.now() - started) / 1000
  await sql`analyze`.execute(db)
  return indexedIn
}

async function insertShop(db: Db): Promise<void> {
  await sql`insert into catalog (id) values (${CATALOG})`.execute(db)
  await sql`insert into inventory_list (id) values (${WAREHOUSE}), (${SHOP})`.execute(db)
  await sql`insert into store (id, name, country_code, inventory_list_id)
    values ('bench-store', 'Bench', 'US', ${SHOP})`.execute(db)
  await sql`insert into price_book (id, name, currency)
    values (${BENCH_LIST}, 'List', 'USD'), (${SALE}, 'Sale', 'USD')`.execute(db)
  await sql`
    insert into site (id, name, catalog_id, inventory_list_id, price_book_ids)
    values (${BENCH_SITE}, 'Bench', ${CATALOG}, ${WAREHOUSE}, array[${BENCH_LIST}, ${SALE}])`.execute(
    db,
  )
  await sql`
    insert into category (catalog_id, id, parent_id, name, position)
    select ${CATALOG}, 'c' || n, case when n <= 8 then 'root' else 'c' || (1 + n % 8) end,
      'Department ' || ${rareWord('n * 13')}, n
    from generate_series(1, ${CATEGORIES}::int) n
    union all select ${CATALOG}, 'root', null, 'Shop', 0`.execute(db)
}

async function insertProducts(db: Db, size: number): Promise<void> {
  await sql`
    insert into product (id, catalog_id, kind, name, brand, short_description, long_description,
      search_rank, images, variation_attributes, default_variant_id, custom, created_at)
    select 'p' || n, ${CATALOG}, case when n % 3 = 0 then 'master' else 'standard' end,
      concat_ws(' ', ${wordOf(FIRST, 'n', 1)}, ${wordOf(SECOND, 'n', 7)}, ${wordOf(THIRD, 'n', 31)},
        ${rareWord('n')}),
      'Brand ' || n % 40,
      concat_ws(' ', 'With', ${wordOf(SECOND, 'n', 3)}, 'and', ${rareWord('n * 3')}),
      concat_ws(' ', 'Made of', ${rareWord('n * 5')}, ${rareWord('n * 7')}, ${rareWord('n * 11')},
        'with', ${wordOf(FIRST, 'n', 5)}, 'chocolate and', ${wordOf(SECOND, 'n', 11)}),
      n % 100,
      jsonb_build_array(jsonb_build_object('viewType', 'large', 'images',
        jsonb_build_array(jsonb_build_object('path', 'products/p' || n % 50 || '.jpg')))),
      case when n % 3 = 0 then '[{"id":"size","name":"Size","values":[
        {"value":"9","name":"9 Pieces"},{"value":"18","name":"18 Pieces"},
        {"value":"36","name":"36 Pieces"}]}]'::jsonb else '[]'::jsonb end,
      case when n % 3 = 0 then 'p' || n || '-18' end,
      jsonb_build_object('isNew', n % 11 = 0, 'isKosher', n % 4 = 0, 'rating', n % 50 / 10.0,
        'flavour', ${wordOf(SECOND, 'n', 7)},
        'texture', jsonb_build_array(${wordOf(['soft', 'crunchy', 'creamy', 'chewy'], 'n', 89)},
          ${wordOf(['light', 'rich', 'airy'], 'n', 47)})),
      timestamptz '2026-01-01' + n % 300 * interval '1 day'
    from generate_series(1, ${size}::int) n`.execute(db)
  await sql`
    insert into product (id, catalog_id, kind, master_id, name, variation_values, position)
    select 'p' || n || '-' || size, ${CATALOG}, 'variant', 'p' || n, 'Size ' || size,
      jsonb_build_object('size', size::text), size
    from generate_series(3, ${size}::int, 3) n, unnest(array[9, 18, 36]) size`.execute(db)
  await sql`
    insert into category_product (catalog_id, category_id, product_id, position, is_primary)
    select ${CATALOG}, 'c' || 9 + n % ${CATEGORIES - 8}::int, 'p' || n, n % 1000, true
    from generate_series(1, ${size}::int) n`.execute(db)
}

async function insertOffers(db: Db): Promise<void> {
  const number = sql`hashtext(id) & 65535`
  const numeral = sql`substring(id from '[0-9]+')::int`
  await sql`
    insert into price (price_book_id, product_id, amount_minor)
    select ${BENCH_LIST}, id, 500 + (${number}) % 12000 from product where kind <> 'master'
    union all
    select ${SALE}, id, 400 + (${number}) % 400 from product
    where kind <> 'master' and (${number}) % 9 = 0`.execute(db)
  await sql`
    insert into inventory (list_id, product_id, ats, allocation)
    select ${WAREHOUSE}, id, stock, stock from product,
      lateral (select case when ${numeral} % 10 = 0 then 0 else 1000000 end as stock) own
    where kind <> 'master'
    union all
    select ${SHOP}, id, 5, 5 from product where kind <> 'master' and (${number}) % 5 = 0
  `.execute(db)
}

async function insertCheckout(db: Db): Promise<void> {
  await sql`
    insert into shipping_method (site_id, id, name, currency, tax_class_id, position, price_table)
    values (${BENCH_SITE}, 'GroundDisc', 'Ground', 'USD', 'standard', 1,
      '[{"minAmountMinor":0,"rateMinor":895}]')`.execute(db)
  await sql`
    insert into tax_rate (site_id, country_code, state_code, tax_class_id, rate)
    values (${BENCH_SITE}, 'US', 'IL', 'standard', 0.0625)`.execute(db)
  await sql`
    insert into payment_method (site_id, id, name, position)
    values (${BENCH_SITE}, 'PAY_BY_CHECK', 'Check', 1)`.execute(db)
}
