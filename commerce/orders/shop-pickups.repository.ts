import { sql } from 'kysely'
import type { PickupState } from '../../rules/pickup-states'
import type { OpeningHours } from '../../rules/special-days'
import type { Db } from '../db/client'
import { toPrefixQuery } from '../db/word-search'
import { statedHoursOf } from '../shops/shop-hours.rules'
import type { OrderDocument } from './order-document.schemas'
import { toStoredOrder, type StoredOrder } from './order.repository'
import type { ClosedPickup } from './orders.tables'
import { shopIdOf } from './pickup.rules'

export interface PickupId {
  orderNo: string
  shipmentId: string
}

/** More than a shop can prepare in a day, and more than wait in it. */
const AT_MOST = 300
const FOUND = 25

const isOf = (shopId: string) =>
  sql<boolean>`document #> '{content,shipments}' @> ${JSON.stringify([{ c_fromStoreId: shopId }])}::jsonb`

/** Whether a pickup of this shop has one of the states, and something of it is not refunded. */
const isIn = (shopId: string, states: readonly PickupState[]) => sql<boolean>`exists (
  select from jsonb_path_query(document, '$.content.shipments[*]') as shipment,
    jsonb_path_query(document, '$.content.productItems[*]') as item
  where shipment ->> 'c_fromStoreId' = ${shopId}
    and coalesce(document #>> array['pickups', shipment ->> 'shipmentId', 'state'], 'placed')
      = any (${[...states]}::text[])
    and item ->> 'shipmentId' = shipment ->> 'shipmentId'
    and (item ->> 'quantity')::numeric > refunded_of(document, item))`

interface ShopOrders {
  orders: StoredOrder[]
  hasMore: boolean
}

/**
 * Returns the orders in force with a pickup in the shop that is to be prepared, oldest first, and
 * then the others that wait to be collected, newest first: what nobody collects hides no work.
 */
export async function selectOpenPickups(
  db: Db,
  shopId: string,
  atMost = AT_MOST,
): Promise<ShopOrders> {
  const select = (states: readonly PickupState[], direction: 'asc' | 'desc') =>
    db
      .selectFrom('order_header')
      .selectAll()
      .where(isOf(shopId))
      .where(sql<boolean>`pickup_status_of(document) in ('placed', 'preparing', 'ready')`)
      .where(isIn(shopId, states))
      .where('status', 'in', ['new', 'open', 'completed'])
      .orderBy('created_at', direction)
      .orderBy('order_no', direction)
      .limit(atMost + 1)
      .execute()
  const [work, ready] = [
    await select(['placed', 'preparing'], 'asc'),
    await select(['ready'], 'desc'),
  ]
  const rows = [...work.slice(0, atMost), ...ready.slice(0, atMost)]
  // an order can have two pickups in one shop
  const orders = new Map(rows.map((row) => [row.order_no, toStoredOrder(row)]))
  const hasMore = work.length > atMost || ready.length > atMost
  return { orders: [...orders.values()], hasMore }
}

/** Finds orders of the shop by number, customer, and who collects them; newest first. */
export async function searchPickups(db: Db, shopId: string, text: string): Promise<ShopOrders> {
  const query = toPrefixQuery(text)
  const rows = await db
    .selectFrom('order_header')
    .selectAll()
    .where(isOf(shopId))
    // first by the index, of all shops, and then only by who collects it in this one
    .where(sql<boolean>`pickup_words(order_no, document, '') @@ to_tsquery('simple', ${query})`)
    .where(
      sql<boolean>`pickup_words(order_no, document, ${shopId}) @@ to_tsquery('simple', ${query})`,
    )
    .where(sql<boolean>`pickup_status_of(document) is not null`)
    .where('status', 'in', ['new', 'open', 'completed', 'cancelled'])
    .orderBy('created_at', 'desc')
    .orderBy('order_no', 'desc')
    .limit(FOUND + 1)
    .execute()
  return { orders: rows.slice(0, FOUND).map(toStoredOrder), hasMore: rows.length > FOUND }
}

export async function selectTicks(db: Db, { orderNo, shipmentId }: PickupId): Promise<Set<string>> {
  const rows = await db
    .selectFrom('pickup_tick')
    .select('piece')
    .where('order_no', '=', orderNo)
    .where('shipment_id', '=', shipmentId)
    .execute()
  return new Set(rows.map(({ piece }) => piece))
}

/** A piece that is ticked off already, or not ticked off, stays as it is. */
export async function writeTick(
  db: Db,
  { orderNo, shipmentId }: PickupId,
  { piece, isTicked }: { piece: string; isTicked: boolean },
  { by, at }: { by: string; at: Date },
): Promise<void> {
  const key = { order_no: orderNo, shipment_id: shipmentId, piece }
  if (isTicked) {
    const ticked = db.insertInto('pickup_tick').values({ ...key, at, by_name: by })
    await ticked.onConflict((same) => same.doNothing()).execute()
  } else {
    await db
      .deleteFrom('pickup_tick')
      .where((eb) => eb.and(key))
      .execute()
  }
}

/** Returns the orders of the pickups that are due while the shop is closed, oldest first. */
export async function selectClosedOrders(
  db: Db,
  shopId: string,
): Promise<{ order: StoredOrder; row: ClosedPickup }[]> {
  const rows = await db
    .selectFrom('closed_pickup')
    .innerJoin('order_header', 'order_header.order_no', 'closed_pickup.order_no')
    .selectAll('order_header')
    .select(['shipment_id', 'shop_id', 'due_at', 'moved_to'])
    .where('shop_id', '=', shopId)
    .orderBy('created_at')
    .orderBy('order_header.order_no')
    .execute()
  return rows.map(({ shipment_id, shop_id, due_at, moved_to, ...header }) => ({
    order: toStoredOrder(header),
    row: { order_no: header.order_no, shipment_id, shop_id, due_at, moved_to },
  }))
}

/**
 * Returns the opening hours of a pickup's shop; undefined if they are not known.
 * @param read which hours: those that the shop states, also while it is temporarily closed
 */
export async function selectPickupHours(
  db: Db,
  { content }: OrderDocument,
  shipmentId: string,
  read = statedHoursOf,
): Promise<OpeningHours | undefined> {
  const shipment = content.shipments?.find((one) => one.shipmentId === shipmentId)
  const shop = await db
    .selectFrom('store')
    .select('custom')
    .where('id', '=', (shipment && shopIdOf(shipment)) ?? '')
    .executeTakeFirst()
  return read(shop?.custom)
}

/**
 * Takes a pickup off the list of those that are due while their shop is closed: whoever gets it
 * tells or refunds its buyer.
 */
export async function takeClosedPickup(db: Db, { orderNo, shipmentId }: PickupId) {
  return db
    .deleteFrom('closed_pickup')
    .where('order_no', '=', orderNo)
    .where('shipment_id', '=', shipmentId)
    .returning('moved_to')
    .executeTakeFirst()
}
