import { sql } from 'kysely'
import type { Trx } from '../db/client'
import type { InventoryContent } from './archive'
import { toExcluded } from './excluded-columns'
import { insertInChunks } from './insert-in-chunks'

/**
 * Writes allocations. What can still be sold (`ats`) starts again from the allocation only when the
 * archive brings a newer allocation timestamp, or, without timestamps, another number: importing
 * an archive again leaves sold stock sold.
 */
export async function writeInventory(trx: Trx, lists: readonly InventoryContent[]): Promise<void> {
  const listIds = lists.map(({ id }) => id)
  await trx
    .deleteFrom('inventory_list')
    .where(sql<boolean>`id <> all(${sql.val(listIds)}::text[])`)
    .execute()
  for (const { id, description, defaultInStock, records } of lists) {
    const values = { description: description ?? null, default_in_stock: defaultInStock }
    await trx
      .insertInto('inventory_list')
      .values({ id, ...values })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute()
    await deleteOthers(trx, id, records)
    await insertInChunks(records.map(toValues(id)), (chunk) =>
      trx
        .insertInto('inventory')
        .values(chunk)
        .onConflict((conflict) =>
          conflict.columns(['list_id', 'product_id']).doUpdateSet({
            ...toExcluded(['allocation', 'perpetual', 'preorderable', 'backorderable']),
            ...toExcluded(['in_stock_date']),
            ats: sql<number>`case when ${isNewAllocation} then excluded.ats else inventory.ats end`,
            allocation_at: sql<Date>`greatest(excluded.allocation_at, inventory.allocation_at)`,
          }),
        )
        .execute(),
    )
  }
}

async function deleteOthers(trx: Trx, listId: string, records: InventoryContent['records']) {
  const productIds = records.map(({ productId }) => productId)
  await trx
    .deleteFrom('inventory')
    .where('list_id', '=', listId)
    .where(sql<boolean>`product_id <> all(${sql.val(productIds)}::text[])`)
    .execute()
}

function toValues(listId: string) {
  return (record: InventoryContent['records'][number]) => ({
    list_id: listId,
    product_id: record.productId,
    ats: record.allocation,
    allocation: record.allocation,
    allocation_at: record.allocationAt ?? '-infinity',
    perpetual: record.perpetual,
    preorderable: record.handling === 'preorder',
    backorderable: record.handling === 'backorder',
    in_stock_date: record.inStockDate ?? null,
  })
}

const isNewAllocation = sql`(excluded.allocation_at > inventory.allocation_at
  or (excluded.allocation_at = '-infinity' and excluded.allocation <> inventory.allocation))`
