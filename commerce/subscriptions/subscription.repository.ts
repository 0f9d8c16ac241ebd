import { sql, type Selectable } from 'kysely'
import type { Db, Trx } from '../db/client'
import { SubscriptionDocument } from './subscription.schemas'
import type { SubscriptionState, SubscriptionTable } from './subscriptions.tables'

/** Days are `YYYY-MM-DD` in the site's time zone. */
export interface StoredSubscription {
  id: string
  siteId: string
  customerId: string
  productId: string
  state: SubscriptionState
  reason: string | undefined
  every: number
  period: number
  anchorOn: string
  nextOn: string
  attemptOn: string | undefined
  claimedUntil: Date | undefined
  remindedFor: string | undefined
  paymentInstrumentId: string | undefined
  addressId: string | undefined
  locale: string | undefined
  createdAt: Date
  updatedAt: Date
  orderNo: string
  document: SubscriptionDocument
}

export interface NewSubscription extends Pick<
  StoredSubscription,
  'id' | 'siteId' | 'customerId' | 'productId' | 'orderNo' | 'every' | 'period' | 'locale'
> {
  itemId: string
  anchorOn: string
  nextOn: string
  document: SubscriptionDocument
  at: Date
}

/** @returns false if the order line already has a subscription. */
export async function insertSubscription(trx: Trx, added: NewSubscription): Promise<boolean> {
  const row = await trx
    .insertInto('subscription')
    .values({
      id: added.id,
      site_id: added.siteId,
      customer_id: added.customerId,
      order_no: added.orderNo,
      item_id: added.itemId,
      product_id: added.productId,
      state: 'active',
      every: added.every,
      every_period: added.period,
      anchor_on: added.anchorOn,
      next_on: added.nextOn,
      locale: added.locale ?? null,
      document: JSON.stringify(added.document),
      created_at: added.at,
      updated_at: added.at,
    })
    .onConflict((conflict) => conflict.columns(['order_no', 'item_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function selectSubscriptions(
  db: Db,
  siteId: string,
  customerId: string,
): Promise<StoredSubscription[]> {
  const rows = await db
    .selectFrom('subscription')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('customer_id', '=', customerId)
    .orderBy(sql`array_position(array['active', 'paused', 'cancelled'], state::text)`)
    .orderBy('next_on')
    .orderBy('id')
    .execute()
  return rows.map(toStoredSubscription)
}

export async function selectSubscription(
  db: Db,
  id: string,
): Promise<StoredSubscription | undefined> {
  const query = db.selectFrom('subscription').selectAll().where('id', '=', id)
  const row = await query.executeTakeFirst()
  return row && toStoredSubscription(row)
}

export async function lockSubscription(
  trx: Trx,
  id: string,
): Promise<StoredSubscription | undefined> {
  const query = trx.selectFrom('subscription').selectAll().where('id', '=', id).forUpdate()
  const row = await query.executeTakeFirst()
  return row && toStoredSubscription(row)
}

/**
 * Returns the recipient of mails about a customer's subscriptions, or undefined if the account no
 * longer exists.
 */
export async function selectRecipient(
  trx: Trx,
  customerId: string,
): Promise<{ email: string; firstName: string | undefined } | undefined> {
  const row = await trx
    .selectFrom('customer')
    .select(['email', 'profile'])
    .where('id', '=', customerId)
    .executeTakeFirst()
  const firstName = row?.profile['firstName']
  return (
    row && { email: row.email, firstName: typeof firstName === 'string' ? firstName : undefined }
  )
}

/**
 * Returns the subscriptions that an order began and that have not ended, locked until `trx` ends.
 */
export async function lockSubscriptionsOf(
  trx: Trx,
  orderNo: string,
): Promise<StoredSubscription[]> {
  const rows = await trx
    .selectFrom('subscription')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('state', '<>', 'cancelled')
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(toStoredSubscription)
}

/** Returns the lines of an order whose subscriptions have not ended. */
export async function selectSubscribedItems(trx: Trx, orderNo: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('subscription')
    .select('item_id')
    .where('order_no', '=', orderNo)
    .where('state', '<>', 'cancelled')
    .execute()
  return rows.map((row) => row.item_id)
}

export interface SubscriptionChanges {
  productId?: string
  state?: SubscriptionState
  reason?: string | null
  every?: number
  period?: number
  anchorOn?: string
  nextOn?: string
  attemptOn?: string | null
  claimedUntil?: Date | null
  remindedFor?: string
  paymentInstrumentId?: string | null
  addressId?: string | null
  document?: SubscriptionDocument
}

export async function updateSubscription(
  trx: Trx,
  id: string,
  changes: SubscriptionChanges,
  at: Date,
): Promise<StoredSubscription> {
  const row = await trx
    .updateTable('subscription')
    .set({
      product_id: changes.productId,
      state: changes.state,
      reason: changes.reason,
      every: changes.every,
      every_period: changes.period,
      anchor_on: changes.anchorOn,
      next_on: changes.nextOn,
      attempt_on: changes.attemptOn,
      claimed_until: changes.claimedUntil,
      reminded_for: changes.remindedFor,
      payment_instrument_id: changes.paymentInstrumentId,
      address_id: changes.addressId,
      document: changes.document && JSON.stringify(changes.document),
      updated_at: at,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return toStoredSubscription(row)
}

export function toStoredSubscription(row: Selectable<SubscriptionTable>): StoredSubscription {
  return {
    id: row.id,
    siteId: row.site_id,
    customerId: row.customer_id,
    productId: row.product_id,
    state: row.state,
    reason: row.reason ?? undefined,
    every: row.every,
    period: row.every_period,
    anchorOn: row.anchor_on,
    nextOn: row.next_on,
    attemptOn: row.attempt_on ?? undefined,
    claimedUntil: row.claimed_until ?? undefined,
    remindedFor: row.reminded_for ?? undefined,
    paymentInstrumentId: row.payment_instrument_id ?? undefined,
    addressId: row.address_id ?? undefined,
    locale: row.locale ?? undefined,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    orderNo: row.order_no,
    document: SubscriptionDocument.parse(row.document),
  }
}
