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

/** More than whoever looks at an order reads. */
const NEWEST = 500

/** What was printed of an order, oldest first, without what is long ago. */
export async function selectNewestPrints(db: Db, orderNo: string): Promise<StoredPrint[]> {
  const own = db.selectFrom('order_print').selectAll().where('order_no', '=', orderNo)
  const newest = await own.orderBy('id', 'desc').limit(NEWEST).execute()
  return newest.reverse()
}

export async function insertPrints(
  trx: Trx,
  { kind, parcels }: Pick<PrintedPapers, 'kind' | 'parcels'>,
  { by, at, readAt }: { by: string; at: Date; readAt: Date },
): Promise<void> {
  const rows = parcels.map(({ orderNo, shipmentId, parcel }) => ({
    ...{ order_no: orderNo, shipment_id: shipmentId, parcel, kind, at },
    ...{ read_at: readAt, by_name: by },
  }))
  await trx.insertInto('order_print').values(rows).execute()
}
