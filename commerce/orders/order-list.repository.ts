import { subDays } from 'date-fns/subDays'
import { sql, type RawBuilder } from 'kysely'
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
  /**
   * `lost`: declined in the last days, and the shopper has not ordered since. `unknown`: the gateway
   * was asked, and it is not known what it answered.
   */
  paymentStatus?: OrderPaymentStatus | 'lost' | 'unknown'
  exportStatus?: OrderExportStatus
  shippingStatus?: OrderShippingStatus
  siteId?: string
  customerId?: string
  /** The state of its pickups, or whether it has one; `late`: one that should be ready is not. */
  pickup?: 'yes' | 'no' | 'late' | PickupState
  from?: Date
  until?: Date
  /**
   * Orders with a parcel that should leave on this day (`YYYY-MM-DD`) or earlier, and has not. A
   * parcel without a day should leave today: it is never late.
   */
  sendBy?: string
  today?: string
  now?: Date
  /**
   * `no` finds orders with a parcel to send of which no packing slip shows how it is now, with
   * `sendBy` of one that should leave by then; `yes` those without, of which something was printed.
   */
  printed?: 'yes' | 'no'
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

export async function countOrders(db: Db, search: Omit<OrderSearch, 'limit'>): Promise<number> {
  const found = narrow(db, { ...search, limit: 0 })
  const row = await found.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirst()
  return row?.count ?? 0
}

/** Returns the numbers of the orders that a search finds, newest first. */
export async function searchOrderNumbers(
  db: Db,
  search: OrderSearch,
): Promise<{ orderNos: string[]; hasMore: boolean }> {
  const found = narrow(db, search).select('order_no')
  const sorted = found.orderBy('created_at', 'desc').orderBy('order_no', 'desc')
  const rows = await sorted.limit(search.limit + 1).execute()
  const orderNos = rows.slice(0, search.limit).map((row) => row.order_no)
  return { orderNos, hasMore: rows.length > search.limit }
}

/** Returns the orders with these numbers, in their order; unknown numbers are left out. */
export async function selectOrdersOf(db: Db, orderNos: readonly string[]): Promise<StoredOrder[]> {
  const rows = await db
    .selectFrom('order_header')
    .selectAll()
    .where(sql<boolean>`order_no = any (${[...orderNos]}::text[])`)
    .execute()
  const byNo = new Map(rows.map((row) => [row.order_no, toStoredOrder(row)]))
  return orderNos.flatMap((orderNo) => byNo.get(orderNo) ?? [])
}

/** As in the indexes `order_to_send`, `order_send_day` and `order_send_undated`. */
const IS_TO_SEND = sql<boolean>`status in ('new', 'open') and shipping_status <> 'shipped'`

/**
 * Read first, and not with the rest: how many there are is not known beforehand, and newest first
 * all orders would be read until the page is full.
 */
const isOneOf = (orderNos: RawBuilder<unknown>) => sql<boolean>`order_no = any (array(${orderNos}))`

/** Whether a parcel to send should leave on a day or earlier; one without a day, today. */
const isDueBy = (day: string, today: string) =>
  isOneOf(sql`select order_no from order_header where ${IS_TO_SEND}
    and (send_day_of(document, null) <= ${day}
      ${today <= day ? sql`or send_day_of(document, '') = ''` : sql``})`)

const IS_PRINTED = sql<boolean>`exists (
  select from order_print
  where order_print.order_no = order_header.order_no and order_print.kind = 'slip')`

const IS_NOT_PRINTED = sql<boolean>`not exists (
  select from order_print
  where order_print.order_no = order_header.order_no
    and order_print.shipment_id = shipment ->> 'shipmentId' and order_print.kind = 'slip'
    and order_print.read_at > coalesce(
      (document #>> array['parcelsChanged', shipment ->> 'shipmentId'])::timestamptz, '-infinity')
    and order_print.parcel = 1 + (
      select count(*) from jsonb_path_query(parcels_of(document, item), '$[*]')))`

/** Whether something waits to be sent in a shipment of which no slip shows how it is now. */
const hasUnprinted = (condition = sql<boolean>`true`) => sql<boolean>`exists (
  select from jsonb_path_query(document, '$.content.shipments[*]') as shipment,
    jsonb_path_query(document, '$.content.productItems[*]') as item
  where coalesce(shipment ->> 'c_fromStoreId', '') = ''
    and item ->> 'shipmentId' = shipment ->> 'shipmentId'
    and is_item_to_send(document, item)
    and ${IS_NOT_PRINTED} and ${condition})`

function narrowParcels(orders: Narrowed, { sendBy, today = '', printed }: OrderSearch): Narrowed {
  let narrowed = orders
  // from today on most are due: read newest first, a page is soon full
  const isSoonFull = printed === 'no' && sendBy !== undefined && sendBy >= today
  if (sendBy !== undefined && !isSoonFull) narrowed = narrowed.where(isDueBy(sendBy, today))
  if (printed === 'no') {
    const isDue = sql<boolean>`coalesce(parcel_day_of(shipment), ${today}) <= ${sendBy}`
    const isLeft = hasUnprinted(sendBy === undefined ? undefined : isDue)
    narrowed = narrowed.where(IS_TO_SEND).where(isLeft)
  }
  if (printed === 'yes') {
    narrowed = narrowed.where(IS_PRINTED).where((eb) => eb.not(hasUnprinted()))
  }
  return narrowed
}

/** As in the indexes `order_pickups_…`: an order that has ended has no pickup any more. */
const IS_IN_FORCE = sql<boolean>`status in ('new', 'open', 'completed')`

function narrowPickups(orders: Narrowed, { pickup, now }: OrderSearch): Narrowed {
  if (pickup === 'no') return orders.where(sql<boolean>`pickup_status_of(document) is null`)
  if (pickup === 'yes') return orders.where(sql<boolean>`pickup_status_of(document) is not null`)
  if (pickup === 'late') {
    return orders.where(isOneOf(sql`select order_no from order_figure where due_at < ${now}`))
  }
  if (!isPickupState(pickup)) return orders
  // no parameter: an index of one state is only used for a text that is known
  const isAt = sql<boolean>`pickup_status_of(document) = ${sql.lit(pickup)}`
  return orders.where(isAt).where(IS_IN_FORCE)
}

const LOST_DAYS = 7

const isLost = (now = new Date()) => sql<boolean>`
  created_at >= ${subDays(now, LOST_DAYS)} and not exists (
    select from order_header later
    where later.customer_id = order_header.customer_id
      and later.created_at > order_header.created_at
      and later.status in ('new', 'open', 'completed'))`

/** Of an order that waits, one that is charged at shipping, one that has ended, or of a change. */
const IS_UNKNOWN = sql<boolean>`order_no in (
  select order_no from order_header where status = 'created' and payment_status = 'open'
    and jsonb_path_exists(document, '$.payments[*] ? (exists(@.unanswered) || @.isUnclear == true)')
  union select order_no from order_header where payment_status = 'unpaid' and ${IS_IN_FORCE}
    and jsonb_path_exists(document, '$.payments[*] ? (!exists(@.transactionId)
      && @.asked.amountMinor > 0 && (@.asked.attempts == @.declined.attempts
        || @.asked.attempts == 0 && !exists(@.declined)))')
  union select order_no from open_reversal where transaction_id is null
  union select order_no from order_proposal where attempt is not null)`

function toStatus(asked: OrderSearch['paymentStatus']): OrderPaymentStatus | undefined {
  if (asked === 'lost') return 'declined'
  return asked === 'unknown' ? undefined : asked
}

type Narrowed = ReturnType<typeof allOrders>

const allOrders = (db: Db) => db.selectFrom('order_header')

function narrow(db: Db, search: OrderSearch) {
  const { text, siteId, customerId, from, until, before } = search
  const equal = {
    status: search.status,
    payment_status: toStatus(search.paymentStatus),
    export_status: search.exportStatus,
    shipping_status: search.shippingStatus,
    site_id: siteId,
    customer_id: customerId,
  }
  const given = Object.entries(equal).filter(([, value]) => value !== undefined)
  let orders = allOrders(db).where((eb) => eb.and(Object.fromEntries(given)))
  orders = narrowPickups(narrowParcels(orders, search), search)
  if (search.paymentStatus === 'lost') orders = orders.where(isLost(search.now))
  if (search.paymentStatus === 'unknown') orders = orders.where(IS_UNKNOWN)
  if (text !== undefined) {
    const query = toPrefixQuery(text)
    orders = orders.where(
      sql<boolean>`order_words(order_no, email, document) @@ to_tsquery('simple', ${query})`,
    )
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
