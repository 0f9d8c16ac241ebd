import { sql } from 'kysely'
import type { Db } from '../db/client'

/** Tables that say nothing about the shop, or that are derived from others. */
const LEFT_OUT = /^(search_|archive_import$|migration$|schema_|card_gateway_)/
/** Columns that say when a row was written or by which transaction, and secrets that each engine creates itself. */
const VOLATILE = [
  'created_at',
  'changed_at',
  'updated_at',
  'availability_xid',
  'email_verified_at',
  'basket_id',
  'order_token',
  'view_code',
]
/** Where an element of a campaign was in its file. */
const LINE = /"line": \d+, /g
/** Tables whose ids the engine creates. */
const OWN_IDS = ['customer', 'customer_payment_instrument', 'gift_certificate', 'product_list_item']

/**
 * Returns the rows of all tables as texts, sorted, for comparing whole shops. Customers are named
 * by their numbers.
 */
export async function readTables(db: Db): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`.execute(db)
  const customers = await db.selectFrom('customer').select(['id', 'customer_no']).execute()
  const numbers = new Map(customers.map((customer) => [customer.id, customer.customer_no]))
  const found: Record<string, string[]> = {}
  for (const { name } of tables) {
    if (LEFT_OUT.test(name)) continue
    const volatile = [...VOLATILE, ...(OWN_IDS.includes(name) ? ['id'] : [])]
    const { rows } = await sql<{ row: string; customer: string | null }>`
      select (to_jsonb(t) - ${volatile}::text[])::text as row,
        to_jsonb(t) ->> 'customer_id' as customer
      from ${sql.table(name)} as t`.execute(db)
    found[name] = rows
      .map(({ row, customer }) => nameCustomer(row, customer, numbers))
      .map((row) => row.replace(/[X*]{4,}(?=\d{4}")/g, '****'))
      .map((row) => (name === 'campaign_part' ? row.replace(LINE, '') : row))
      .sort()
  }
  return found
}

function nameCustomer(
  row: string,
  id: string | null,
  numbers: ReadonlyMap<string, string>,
): string {
  return id === null ? row : row.replaceAll(id, numbers.get(id) ?? 'guest')
}
