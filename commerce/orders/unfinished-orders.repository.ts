import { sql } from 'kysely'
import type { Db } from '../db/client'

const PAY_UNTIL = sql<Date | null>`(document #>> '{phoneOrder,payUntil}')::timestamptz`

/**
 * Returns the numbers of orders that were created but not paid, and not changed since `before`; of
 * those by phone, the ones whose time is over.
 */
export async function selectUnpaidOrders(
  db: Db,
  { before, now }: { before: Date; now: Date },
): Promise<string[]> {
  const rows = await db
    .selectFrom('order_header')
    .select('order_no')
    .where('status', '=', 'created')
    .where('payment_status', '=', 'open')
    .where(
      sql<boolean>`case when ${PAY_UNTIL} is null then last_modified < ${before}
      else ${PAY_UNTIL} <= ${now} end`,
    )
    .execute()
  return rows.map((row) => row.order_no)
}

export async function selectStuckOrders(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('order_header')
    .select('order_no')
    .where('status', '=', 'created')
    .where('payment_status', '=', 'authorising')
    .where('authorising_since', '<', before)
    .execute()
  return rows.map((row) => row.order_no)
}

/** Returns the numbers of unfinished orders that may have no goods left to ship. */
export async function selectDeliveredOrders(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('order_header')
    .select('order_no')
    .where('status', 'in', ['new', 'open'])
    .where((eb) => {
      const items = eb.selectFrom('order_item').select('item_id')
      const own = items.whereRef('order_item.order_no', '=', 'order_header.order_no')
      return eb.or([
        eb('shipping_status', '=', 'shipped'),
        // its pickups are over, and none of them waits to be collected
        sql<boolean>`pickup_status_of(document) = 'returned'`,
        eb.not(eb.exists(own)),
      ])
    })
    .execute()
  return rows.map((row) => row.order_no)
}
