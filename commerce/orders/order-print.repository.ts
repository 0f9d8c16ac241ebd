import { sql, type Selectable } from 'kysely'
import type { PrintedPapers } from '../../contracts/papers'
import type { Db, Trx } from '../db/client'
import type { Schema } from '../db/schema'

export type StoredPrint = Selectable<Schema['order_print']>

/** What was printed of the orders, oldest first. */
export function selectPrints(db: Db, orderNos: readonly string[]): Promise<StoredPrint[]> {
  return db
    .selectFrom('order_print')
    .selectAll()
    .where(sql<boolean>`order_no = any (${[...orderNos]}::text[])`)
    .orderBy('id')
    .execute()
}

export async function insertPrints(
  trx: Trx,
  { kind, parcels }: PrintedPapers,
  { by, at }: { by: string; at: Date },
): Promise<void> {
  const rows = parcels.map(({ orderNo, shipmentId }) => ({
    ...{ order_no: orderNo, shipment_id: shipmentId, kind, at, by_name: by },
  }))
  await trx.insertInto('order_print').values(rows).execute()
}
