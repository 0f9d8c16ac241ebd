import { sql } from 'kysely'
import type { Db } from '../db/client'
import { toPrefixQuery } from '../db/word-search'
import { toStoredOrder, type StoredOrder } from './order.repository'

export interface PickupId {
  orderNo: string
  shipmentId: string
}

/** More than a shop can prepare in a day. */
const OPEN = 300
const FOUND = 25

const isOf = (shopId: string) =>
  sql<boolean>`document #> '{content,shipments}' @> ${JSON.stringify([{ c_fromStoreId: shopId }])}::jsonb`

interface ShopOrders {
  orders: StoredOrder[]
  hasMore: boolean
}

/** Returns the orders in force with a pickup in the shop that is not finished, oldest first. */
export async function selectOpenPickups(db: Db, shopId: string): Promise<ShopOrders> {
  const rows = await db
    .selectFrom('order_header')
    .selectAll()
    .where(isOf(shopId))
    .where(sql<boolean>`pickup_status_of(document) in ('placed', 'preparing', 'ready')`)
    .where('status', 'in', ['new', 'open', 'completed'])
    .orderBy('created_at')
    .orderBy('order_no')
    .limit(OPEN + 1)
    .execute()
  return { orders: rows.slice(0, OPEN).map(toStoredOrder), hasMore: rows.length > OPEN }
}

/** Like the search of all orders, in those with a pickup in the shop; newest first. */
export async function searchPickups(db: Db, shopId: string, text: string): Promise<ShopOrders> {
  const query = toPrefixQuery(text)
  const rows = await db
    .selectFrom('order_header')
    .selectAll()
    .where(isOf(shopId))
    .where(sql<boolean>`order_words(order_no, email, document) @@ to_tsquery('simple', ${query})`)
    .where('status', 'in', ['new', 'open', 'completed', 'cancelled'])
    .orderBy('created_at', 'desc')
    .orderBy('order_no', 'desc')
    .limit(FOUND + 1)
    .execute()
  return { orders: rows.slice(0, FOUND).map(toStoredOrder), hasMore: rows.length > FOUND }
}

/** Returns the keys of the pieces that are ticked off. */
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
