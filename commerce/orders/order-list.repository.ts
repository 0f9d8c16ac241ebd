import { sql } from 'kysely'
import { isPickupState, type PickupState } from '../../rules/pickup-states'
import type { Db } from '../db/client'
import { readFirst, readPage } from '../db/paging'
import { toPrefixQuery } from '../db/word-search'
import { toStoredOrder, type StoredOrder } from './order.repository'
import type {
  OrderExportStatus,
  OrderPaymentStatus,
  OrderShippingStatus,
  OrderStatus,
} from './orders.tables'

export interface OrderQuery {
  siteId?: string
  customerId?: string
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
  const filtered = filterOrders(db, query).selectAll()
  const sorted = filtered.orderBy('created_at', 'desc').orderBy('order_no', 'desc')
  const { rows, total } = await readPage(sorted, query)
  return { orders: rows.map(toStoredOrder), total }
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
  return orders
}

export interface OrderSearch {
  /**
   * Prefixes of words in the order number, the e-mail address, or the names of buyer and
   * recipients.
   */
  text?: string
  status?: OrderStatus
  paymentStatus?: OrderPaymentStatus
  exportStatus?: OrderExportStatus
  shippingStatus?: OrderShippingStatus
  siteId?: string
  customerId?: string
  /** The state of its pickups, or whether it has one. */
  pickup?: 'yes' | 'no' | PickupState
  from?: Date
  until?: Date
  /** The last order of the previous page. */
  before?: string
  limit: number
}

/** Newest first. */
export async function searchOrders(
  db: Db,
  search: OrderSearch,
): Promise<{ orders: StoredOrder[]; next?: string }> {
  const found = narrow(db, search).selectAll()
  const sorted = found.orderBy('created_at', 'desc').orderBy('order_no', 'desc')
  const { rows, ...rest } = await readFirst(sorted, search.limit, ({ order_no }) => order_no)
  return { orders: rows.map(toStoredOrder), ...rest }
}

function narrow(db: Db, search: OrderSearch) {
  const { text, siteId, customerId, pickup, from, until, before } = search
  const equal = {
    status: search.status,
    payment_status: search.paymentStatus,
    export_status: search.exportStatus,
    shipping_status: search.shippingStatus,
    site_id: siteId,
    customer_id: customerId,
  }
  const given = Object.entries(equal).filter(([, value]) => value !== undefined)
  let orders = db.selectFrom('order_header').where((eb) => eb.and(Object.fromEntries(given)))
  if (text !== undefined) {
    const query = toPrefixQuery(text)
    orders = orders.where(
      sql<boolean>`order_words(order_no, email, document) @@ to_tsquery('simple', ${query})`,
    )
  }
  if (pickup === 'no') orders = orders.where(sql<boolean>`pickup_status_of(document) is null`)
  if (pickup === 'yes') orders = orders.where(sql<boolean>`pickup_status_of(document) is not null`)
  if (isPickupState(pickup)) {
    // an order that has ended has no pickup any more
    orders = orders
      .where(sql<string>`pickup_status_of(document)`, '=', pickup)
      .where('status', 'in', ['new', 'open', 'completed'])
  }
  if (from) orders = orders.where('created_at', '>=', from)
  if (until) orders = orders.where('created_at', '<', until)
  if (before !== undefined) {
    orders = orders.where(
      sql<boolean>`(created_at, order_no) < (
        select created_at, order_no from order_header where order_no = ${before})`,
    )
  }
  return orders
}
