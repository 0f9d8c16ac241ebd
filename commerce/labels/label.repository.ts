import { sql } from 'kysely'
import type { Db, Trx } from '../db/client'
import type { LabelRequest, ProvidedLabel } from './label.port'
import type { StoredLabel } from './labels.tables'

/** What a label is for; `subject` names a part of the order, e.g. `parcel me/1`. */
export interface LabelKey {
  orderNo: string
  subject: string
}

const COLUMNS = [
  ...(['id', 'order_no', 'subject', 'request', 'provider_id', 'carrier', 'service'] as const),
  ...(['tracking_number', 'tracking_url', 'at', 'by_name', 'voided_at'] as const),
] as const

/** The labels of orders that were not voided. */
export function selectLabels(db: Db, orderNos: readonly string[]): Promise<StoredLabel[]> {
  return db
    .selectFrom('order_label')
    .select(COLUMNS)
    .where(sql<boolean>`order_no = any (${[...orderNos]}::text[])`)
    .where('voided_at', 'is', null)
    .orderBy('id')
    .execute()
}

const ownOf = (db: Db | Trx, { orderNo, subject }: LabelKey) =>
  db.selectFrom('order_label').where('order_no', '=', orderNo).where('subject', '=', subject)

export const selectLabel = (db: Db | Trx, key: LabelKey): Promise<StoredLabel | undefined> =>
  ownOf(db, key).select(COLUMNS).where('voided_at', 'is', null).executeTakeFirst()

/** The pictures of labels by their ids; of some there is none. */
export async function selectPictures(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Uint8Array>> {
  const rows = await db
    .selectFrom('order_label')
    .select(['id', 'picture'])
    .where(sql<boolean>`id = any (${[...ids]}::bigint[])`)
    .where('picture', 'is not', null)
    .execute()
  return new Map(rows.flatMap(({ id, picture }) => (picture ? [[id, picture] as const] : [])))
}

/** How many labels were voided. */
export async function countVoided(db: Db, key: LabelKey): Promise<number> {
  const voided = ownOf(db, key).where('voided_at', 'is not', null)
  const counted = voided.select(({ fn }) => fn.countAll<number>().as('count'))
  return (await counted.executeTakeFirstOrThrow()).count
}

/** @returns whether it is stored now, and was not before. */
export async function insertLabel(
  trx: Trx,
  { orderNo, subject }: LabelKey,
  request: LabelRequest,
  label: ProvidedLabel,
  { by, at }: { by: string; at: Date },
): Promise<boolean> {
  const { id, carrier, service, trackingNumber, trackingUrl = null, picture = null } = label
  const row = await trx
    .insertInto('order_label')
    .values({
      ...{ order_no: orderNo, subject, request: JSON.stringify(request), provider_id: id },
      ...{ carrier, service, tracking_number: trackingNumber, tracking_url: trackingUrl, picture },
      ...{ at, by_name: by, voided_at: null },
    })
    .onConflict((known) => known.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes the labels of orders that have ended. @returns how many. */
export async function deleteOldLabels(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('order_label')
    .using('order_header')
    .whereRef('order_header.order_no', '=', 'order_label.order_no')
    .where('order_header.status', 'not in', ['new', 'open'])
    .where('at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** @returns whether it was valid until now. */
export async function voidLabel(trx: Trx, id: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('order_label')
    .set({ voided_at: at })
    .where('id', '=', id)
    .where('voided_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
