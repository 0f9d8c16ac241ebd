import { sql } from 'kysely'
import type { Db } from '../db/client'
import { toStoredOrder, type StoredOrder } from './order.repository'
import type { OrderStatus } from './orders.tables'

export interface OrderQuery {
  siteId?: string
  customerId?: string
  /** Number or e-mail address. */
  text?: string
  statuses?: readonly OrderStatus[]
  from?: Date
  until?: Date
  offset: number
  limit: number
}

/** Newest first. */
export async function selectOrders(
  db: Db,
  query: OrderQuery,
): Promise<{ orders: StoredOrder[]; total: number }> {
  const filtered = filterOrders(db, query)
  const { total } = await filtered
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  const rows = await filtered
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('order_no', 'desc')
    .offset(query.offset)
    .limit(query.limit)
    .execute()
  return { orders: rows.map(toStoredOrder), total: Number(total) }
}

function filterOrders(db: Db, query: OrderQuery) {
  let orders = db.selectFrom('order_header')
  if (query.siteId !== undefined) orders = orders.where('site_id', '=', query.siteId)
  if (query.customerId !== undefined) orders = orders.where('customer_id', '=', query.customerId)
  if (query.statuses && query.statuses.length > 0) {
    orders = orders.where('status', 'in', [...query.statuses])
  }
  if (query.from) orders = orders.where('created_at', '>=', query.from)
  if (query.until) orders = orders.where('created_at', '<=', query.until)
  if (query.text) {
    const { text } = query
    orders = orders.where((eb) =>
      eb.or([eb('order_no', '=', text), eb(eb.fn('lower', ['email']), '=', text.toLowerCase())]),
    )
  }
  return orders
}
