import { sql } from 'kysely'
import type { Db, Trx } from '../db/client'

/** Orders that are counted next. */
export interface WaitingOrders {
  orderNos: string[]
  hasMore: boolean
  /** An order may have several. */
  changes: { id: number; order_no: string }[]
  /** The part of the orders that were there before changes were noted. */
  backlog?: { from: string; until?: string }
}

/**
 * Reads changes first. Orders are to be read after them, so that an order is at least as new as its
 * change.
 */
export async function readWaiting(db: Db, limit: number): Promise<WaitingOrders> {
  const changes = await db
    .selectFrom('figure_change')
    .selectAll()
    .orderBy('id')
    .limit(limit)
    .execute()
  const old = await readBacklog(db, limit - changes.length)
  const orderNos = [...changes.map(({ order_no }) => order_no), ...old.orderNos]
  return {
    orderNos: [...new Set(orderNos)],
    hasMore: orderNos.length === limit,
    changes,
    backlog: old.backlog,
  }
}

async function readBacklog(
  db: Db,
  limit: number,
): Promise<{ orderNos: string[]; backlog?: WaitingOrders['backlog'] }> {
  const row =
    limit > 0 && (await db.selectFrom('figure_backlog').select('counted_until').executeTakeFirst())
  if (!row) return { orderNos: [] }
  const from = row.counted_until
  const orders = await db
    .selectFrom('order_header')
    .select('order_no')
    .where('order_no', '>', from)
    .orderBy('order_no')
    .limit(limit)
    .execute()
  const orderNos = orders.map(({ order_no }) => order_no)
  const until = orderNos.length === limit ? orderNos.at(-1) : undefined
  return { orderNos, backlog: { from, until } }
}

/** In the transaction that counts them. */
export async function forgetWaiting(trx: Trx, { changes, backlog }: WaitingOrders): Promise<void> {
  const ids = changes.map(({ id }) => id)
  await sql`delete from figure_change where id = any (${ids}::bigint[])`.execute(trx)
  if (!backlog) return
  const { from, until } = backlog
  if (until === undefined) {
    await trx.deleteFrom('figure_backlog').where('counted_until', '=', from).execute()
  } else {
    await trx
      .updateTable('figure_backlog')
      .set({ counted_until: until })
      .where('counted_until', '=', from)
      .execute()
  }
}

export async function isAnyWaiting(db: Db): Promise<boolean> {
  const { orderNos } = await readWaiting(db, 1)
  return orderNos.length > 0
}
