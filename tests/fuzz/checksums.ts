import { sql } from 'kysely'
import type { Db } from '../../commerce/db/client'

/** Tables that a refused or failed request may change. */
const MAY_CHANGE = [
  'account_token',
  'audit_entry',
  'authorization_code',
  'basket_shown_total',
  'captcha_challenge',
  'card_gateway_key',
  'card_gateway_stored_card',
  'card_gateway_token',
  'card_gateway_wallet_session',
  'consent_status',
  'coupon_attempt',
  'content_snapshot',
  'content_snapshot_item',
  'customer_event',
  'figure',
  'figure_backlog',
  'figure_change',
  'figure_site',
  'gift_card_movement',
  'login_attempt',
  'newsletter_subscription',
  'operator',
  'operator_session',
  'order_figure',
  'outbox_mail',
  'page_speed_count',
  'passkey_challenge',
  'refresh_token',
  'review',
  'sale_backlog',
  'sale_change',
  'sale_day',
  'sale_order',
  'sale_site',
  'sale_total',
  'search_phrase',
  'search_recent_phrase',
  'page_view_count',
  'service_case',
  'service_case_answer',
  'shopper_activity',
  'shopper_context',
  'shopper_session',
  'stock_notice',
]

/** Tables in which the fuzzer may change its own rows. */
const OF_CUSTOMERS = [
  'basket',
  'customer',
  'customer_address',
  'customer_payment_instrument',
  'order_header',
  'product_list',
  'product_list_item',
]

/**
 * Returns row count and checksum of every table that must not change. In customers' tables, only
 * rows that contain one of `others` count. The number of orders of all customers is added.
 */
export async function takeChecksums(
  db: Db,
  others: readonly string[],
): Promise<Record<string, string>> {
  const sums: Record<string, string> = {}
  const patterns = sql.join(others.map((id) => `%${id}%`))
  for (const table of await listTables(db)) {
    if (MAY_CHANGE.includes(table)) continue
    const whose = OF_CUSTOMERS.includes(table)
      ? sql`where t::text like any (array[${patterns}])`
      : sql``
    const { rows } = await sql<{ sum: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum
      from ${sql.table(table)} t ${whose}
    `.execute(db)
    sums[table] = rows[0]?.sum ?? ''
  }
  const { rows } = await sql<{ count: number }>`select count(*) from order_header`.execute(db)
  return { ...sums, orders: String(rows[0]?.count) }
}

async function listTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' order by 1
  `.execute(db)
  return rows.map(({ name }) => name)
}
