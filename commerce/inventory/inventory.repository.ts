import { sql } from 'kysely'
import type { Db, Trx } from '../db/client'
import type { StockLine, StockRecord } from './inventory.rules'

export interface StoredStock extends StockRecord {
  listId: string
  productId: string
}

const columns = [
  'list_id as listId',
  'product_id as productId',
  'ats',
  'perpetual',
  'preorderable',
  'backorderable',
  'in_stock_date as inStockDate',
  'preorder_backorder_allocation as orderAllocation',
] as const

export async function selectStock(
  db: Db | Trx,
  listIds: readonly string[],
  productIds: readonly string[],
): Promise<StoredStock[]> {
  return db
    .selectFrom('inventory')
    .select(columns)
    .where(sql<boolean>`list_id = any (${[...listIds]}::text[])`)
    .where(sql<boolean>`product_id = any (${[...productIds]}::text[])`)
    .execute()
}

/**
 * Locks the rows of the lines until the transaction ends, always in the same order to avoid
 * deadlocks.
 */
export async function lockStock(trx: Trx, lines: readonly StockLine[]): Promise<StoredStock[]> {
  const { rows } = await sql<StoredStock>`
    select inventory.list_id as "listId", inventory.product_id as "productId", ats, perpetual,
      preorderable, backorderable, in_stock_date as "inStockDate",
      preorder_backorder_allocation as "orderAllocation"
    from inventory
    join ${unnestLines(lines)} on line.list_id = inventory.list_id
      and line.product_id = inventory.product_id
    order by inventory.list_id collate "C", inventory.product_id collate "C"
    for update of inventory`.execute(trx)
  return rows
}

/**
 * If the stock is too small, the rest is taken from the allocation for pre-orders and backorders.
 * What was taken `ahead` goes back there.
 */
export async function addStock(trx: Trx, lines: readonly StockLine[]): Promise<void> {
  await sql`
    update inventory set ats = greatest(0, ats + line.quantity - line.ahead),
      preorder_backorder_allocation = case
        when preorder_backorder_allocation is not null
        then greatest(0, preorder_backorder_allocation + line.ahead
          + least(0, ats + line.quantity - line.ahead))
      end
    from ${unnestLines(lines)}
    where line.list_id = inventory.list_id and line.product_id = inventory.product_id
      and not inventory.perpetual`.execute(trx)
}

export async function selectDefaultInStock(db: Db | Trx, listIds: readonly string[]) {
  const rows = await db
    .selectFrom('inventory_list')
    .select('id')
    .where('id', 'in', [...listIds])
    .where('default_in_stock', '=', true)
    .execute()
  return new Set(rows.map((row) => row.id))
}

function unnestLines(lines: readonly StockLine[]) {
  return sql`unnest(
    ${lines.map((line) => line.listId)}::text[],
    ${lines.map((line) => line.productId)}::text[],
    ${lines.map((line) => line.quantity)}::int[],
    ${lines.map((line) => line.ahead ?? 0)}::int[]
  ) as line(list_id, product_id, quantity, ahead)`
}
