import { sql } from 'kysely'
import type { Trx } from '../db/client'

/** The changes that an import would make to one kind of data. */
export interface TableChange {
  /** Name in the plural, for display. */
  what: string
  added: number
  changed: number
  removed: number
  /** What identifies the removed rows; only the first ones. */
  removedIds: string[]
}

/** Tables whose keys end with a code that is worth money. */
const SECRET = /^(coupon_code|gift_certificate)$/
/** The number of removed rows of a kind that are named. */
const NAMED = 200

/** The kinds of data in archives: name, table, and the columns that identify a row. */
const WATCHED = [
  ['products', 'product', 'id'],
  ['categories', 'category', 'catalog_id, id'],
  ['products in categories', 'category_product', 'catalog_id, category_id, product_id'],
  ['price books', 'price_book', 'id'],
  ['prices', 'price', 'price_book_id, product_id, min_quantity, online_from'],
  ['inventory lists', 'inventory_list', 'id'],
  ['stock records', 'inventory', 'list_id, product_id'],
  ['shops', 'store', 'id'],
  ['sites and their preferences', 'site', 'id'],
  ['shipping methods', 'shipping_method', 'site_id, id'],
  ['tax rates', 'tax_rate', 'site_id, country_code, state_code, tax_class_id'],
  ['payment methods', 'payment_method', 'site_id, id'],
  ['customer groups', 'customer_group', 'site_id, id'],
  ['promotions', 'promotion', 'site_id, id'],
  ['coupons', 'coupon', 'site_id, id'],
  ['coupon codes', 'coupon_code', 'site_id, coupon_id, code'],
  ['source code groups', 'source_code_group', 'site_id, id'],
  ['sorting rules', 'sorting_rule', 'site_id, id'],
  ['content assets', 'content_asset', 'library_id, id'],
  ['content folders', 'content_folder', 'library_id, id'],
  ['content slots', 'content_slot', 'site_id, slot_id, context, context_id, configuration_id'],
  ['redirects', 'redirect_url', 'site_id, uri'],
  ['gift cards', 'gift_certificate', 'site_id, code'],
  ['custom objects', 'custom_object', 'site_id, type_id, object_id'],
  ['product options', 'product_option', 'catalog_id, id'],
  ['attribute definitions', 'attribute_definition', 'object_type, id'],
  ['price book assignments', 'price_book_assignment', 'site_id, id'],
  ['members of customer groups', 'customer_group_member', 'site_id, group_id, customer_no'],
  ['search settings', 'search_setting', 'site_id'],
  ['customers', 'customer', 'id'],
  ['orders', 'order_header', 'order_no'],
  ['product lists', 'product_list', 'id'],
] as const

/** Selects the key and a checksum of each row; timestamps are not compared. */
const rowsOf = (table: string, columns: string) =>
  sql`select concat_ws('/', ${sql.raw(columns)}) as key,
      md5((to_jsonb(watched) - '{changed_at,updated_at}'::text[])::text) as content
    from ${sql.table(table)} as watched`

/** Keeps a copy of the current rows until the transaction ends. */
export async function rememberTables(trx: Trx): Promise<void> {
  for (const [, table, columns] of WATCHED) {
    await sql`create temporary table ${sql.table(`before_${table}`)} on commit drop
      as ${rowsOf(table, columns)}`.execute(trx)
  }
}

/** Returns the differences to the copied rows; kinds without changes are omitted. */
export async function compareTables(trx: Trx): Promise<TableChange[]> {
  const changes: TableChange[] = []
  for (const [what, table, columns] of WATCHED) {
    const { rows } = await sql<Omit<TableChange, 'what' | 'removedIds'>>`
      select count(*) filter (where before.key is null) as added,
        count(*) filter (where before.content <> now.content) as changed,
        count(*) filter (where now.key is null) as removed
      from ${sql.table(`before_${table}`)} as before
      full join (${rowsOf(table, columns)}) as now using (key)`.execute(trx)
    const [counts] = rows
    if (counts && counts.added + counts.changed + counts.removed > 0) {
      const removedIds = counts.removed > 0 ? await listRemoved(trx, table, columns) : []
      changes.push({ what, ...counts, removedIds })
    }
  }
  return changes
}

async function listRemoved(trx: Trx, table: string, columns: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from ${sql.table(`before_${table}`)} as before
    where not exists (select from (${rowsOf(table, columns)}) as now where now.key = before.key)
    order by key limit ${NAMED}`.execute(trx)
  return rows.map(({ key }) => (SECRET.test(table) ? hideCode(key) : key))
}

/** Codes of coupons and gift cards are money. */
function hideCode(key: string): string {
  return `${key.slice(0, key.lastIndexOf('/') + 1)}…${key.slice(-4)}`
}
