import { sql } from 'kysely'
import type { Db, Trx } from './client'

/** The tables of what is counted from orders: their changes, and how far those of before are. */
export interface WaitingTables {
  changes: 'figure_change' | 'sale_change'
  backlog: 'figure_backlog' | 'sale_backlog'
}

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
export async function readWaiting(
  db: Db,
  tables: WaitingTables,
  limit: number,
): Promise<WaitingOrders> {
  const { rows: changes } = await sql<{ id: number; order_no: string }>`
    select id, order_no from ${sql.table(tables.changes)} order by id limit ${limit}`.execute(db)
  const old = await readBacklog(db, tables, limit - changes.length)
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
  tables: WaitingTables,
  limit: number,
): Promise<{ orderNos: string[]; backlog?: WaitingOrders['backlog'] }> {
  if (limit === 0) return { orderNos: [] }
  const { rows } = await sql<{ from: string }>`
    select counted_until as "from" from ${sql.table(tables.backlog)}`.execute(db)
  const from = rows[0]?.from
  if (from === undefined) return { orderNos: [] }
  const orders = await sql<{ order_no: string }>`
    select order_no from order_header where order_no > ${from}
    order by order_no limit ${limit}`.execute(db)
  const orderNos = orders.rows.map(({ order_no }) => order_no)
  const until = orderNos.length === limit ? orderNos.at(-1) : undefined
  return { orderNos, backlog: { from, until } }
}

/** In the transaction that counts them. */
export async function forgetWaiting(
  trx: Trx,
  tables: WaitingTables,
  { changes, backlog }: WaitingOrders,
): Promise<void> {
  const ids = changes.map(({ id }) => id)
  await sql`delete from ${sql.table(tables.changes)} where id = any (${ids}::bigint[])`.execute(trx)
  if (!backlog) return
  const { from, until } = backlog
  await (
    until === undefined
      ? sql`delete from ${sql.table(tables.backlog)} where counted_until = ${from}`
      : sql`update ${sql.table(tables.backlog)} set counted_until = ${until}
          where counted_until = ${from}`
  ).execute(trx)
}

export async function isAnyWaiting(db: Db, tables: WaitingTables): Promise<boolean> {
  const { orderNos } = await readWaiting(db, tables, 1)
  return orderNos.length > 0
}

/** PostgreSQL's classes of refused values: data exceptions, broken constraints, exceeded limits. */
const REFUSED_VALUES = /^(22|23|54)/

/** @returns undefined if the error is not the database's */
export function isRefusedValue(error: unknown): boolean | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? REFUSED_VALUES.test(code) : undefined
}

export const badOrder = (orderNo: string, cause: unknown) =>
  new Error(`Order ${orderNo} cannot be counted.`, { cause })
