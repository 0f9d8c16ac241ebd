import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { CODE_LENGTH, CODE_SIGNS } from '../../rules/pickup-code'
import type { Db, Trx } from '../db/client'
import type { PickupId } from './shop-pickups.repository'

/** A code is taken once in millions of draws. */
const DRAWS = 20
const AT_ONCE = 200

const drawCode = () =>
  Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('')

/**
 * Returns the code of a pickup whose order is locked by `trx`; a new one if it has none.
 * @param wanted taken if no other pickup has it, e.g. that of an archive
 */
export async function reserveCode(
  trx: Trx,
  { orderNo, shipmentId }: PickupId,
  { wanted, remindAt }: { wanted?: string; remindAt: Date | null },
): Promise<string> {
  const known = await trx
    .selectFrom('pickup_code')
    .select('code')
    .where('order_no', '=', orderNo)
    .where('shipment_id', '=', shipmentId)
    .executeTakeFirst()
  if (known) return known.code
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const code = draw === 0 && wanted !== undefined ? wanted : drawCode()
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('pickup_code')
      .values({ code, order_no: orderNo, shipment_id: shipmentId, remind_at: remindAt })
      .onConflict((taken) => taken.column('code').doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 1n) return code
  }
  throw new Error('Every drawn pickup code is taken.')
}

export async function dropCode(trx: Trx, { orderNo, shipmentId }: PickupId): Promise<void> {
  await trx
    .deleteFrom('pickup_code')
    .where('order_no', '=', orderNo)
    .where('shipment_id', '=', shipmentId)
    .execute()
}

/** Finds a pickup of any shop. */
export async function selectByCode(db: Db, code: string): Promise<PickupId | undefined> {
  const row = await db
    .selectFrom('pickup_code')
    .select(['order_no', 'shipment_id'])
    .where('code', '=', code)
    .executeTakeFirst()
  return row && { orderNo: row.order_no, shipmentId: row.shipment_id }
}

/** Returns pickups that are ready without a code of theirs, e.g. of an archive. */
export async function selectWithoutCode(db: Db): Promise<PickupId[]> {
  const { rows } = await sql<PickupId>`
    select order_no as "orderNo", pickup.key as "shipmentId"
    from order_header, jsonb_each(document -> 'pickups') as pickup
    where pickup_status_of(document) in ('placed', 'preparing', 'ready')
      and status in ('new', 'open', 'completed')
      and pickup.value ->> 'state' = 'ready'
      and not exists (
        select from pickup_code
        where pickup_code.order_no = order_header.order_no and shipment_id = pickup.key
          and code = pickup.value ->> 'code')
    limit ${AT_ONCE}`.execute(db)
  return rows
}

/** Returns the pickups whose buyers are to be reminded now. */
export async function selectToRemind(db: Db, at: Date): Promise<PickupId[]> {
  const rows = await db
    .selectFrom('pickup_code')
    .select(['order_no as orderNo', 'shipment_id as shipmentId'])
    .where('remind_at', '<=', at)
    // as long as the shop is closed, an operator tells when it opens
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('closed_pickup')
            .select('moved_to')
            .whereRef('closed_pickup.order_no', '=', 'pickup_code.order_no')
            .whereRef('closed_pickup.shipment_id', '=', 'pickup_code.shipment_id')
            .where(({ eb, or }) => or([eb('moved_to', '>', at), eb('moved_to', 'is', null)])),
        ),
      ),
    )
    .orderBy('remind_at')
    .limit(AT_ONCE)
    .execute()
  return rows
}

/** A reminder that is to come earlier is sent at this time. */
export async function postponeReminder(
  trx: Trx,
  { orderNo, shipmentId }: PickupId,
  until: Date,
): Promise<void> {
  await trx
    .updateTable('pickup_code')
    .set({ remind_at: until })
    .where('order_no', '=', orderNo)
    .where('shipment_id', '=', shipmentId)
    .where('remind_at', '<', until)
    .execute()
}

/** @returns false if another engine has reminded meanwhile */
export async function takeReminder(trx: Trx, { orderNo, shipmentId }: PickupId): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('pickup_code')
    .set({ remind_at: null })
    .where('order_no', '=', orderNo)
    .where('shipment_id', '=', shipmentId)
    .where('remind_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
