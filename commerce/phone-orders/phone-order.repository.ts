import { sql, type Selectable, type Updateable } from 'kysely'
import type { PhoneOrderState } from '../../rules/phone-order-states'
import { BasketDocument } from '../baskets/model/basket-document.schemas'
import type { Db, Trx } from '../db/client'
import { toLikePattern } from '../db/like-pattern'
import { readFirst } from '../db/paging'
import type { Schema } from '../db/schema'
import { conflict, notFound } from '../http/problem'
import { isLate, type TakenOrder } from '../orders/take-order'

type Row = Selectable<Schema['phone_order']>
export interface StoredPhoneOrder extends Omit<Row, 'document'> {
  document: BasketDocument
}

type NewPhoneOrder = Omit<
  StoredPhoneOrder,
  'revision' | 'order_no' | 'token' | 'mails' | 'is_withdrawn'
>
type Changes = Pick<Updateable<Schema['phone_order']>, 'order_no' | 'token' | 'mails'> &
  Partial<Pick<StoredPhoneOrder, 'document' | 'email' | 'customer_name' | 'is_withdrawn'>>

export async function insertPhoneOrder(trx: Trx, phoneOrder: NewPhoneOrder): Promise<void> {
  const document = JSON.stringify(phoneOrder.document)
  await trx
    .insertInto('phone_order')
    .values({ ...phoneOrder, document })
    .execute()
}

export async function updatePhoneOrder(
  trx: Trx,
  id: string,
  { document, ...changes }: Changes,
): Promise<StoredPhoneOrder> {
  const row = await trx
    .updateTable('phone_order')
    .set((eb) => ({
      ...changes,
      ...(document && { document: JSON.stringify(document) }),
      revision: eb('revision', '+', 1),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return toStored(row)
}

export async function deletePhoneOrder(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('phone_order').where('id', '=', id).execute()
}

/** @throws Problem 404 */
export async function selectPhoneOrder(db: Db | Trx, id: string): Promise<StoredPhoneOrder> {
  const query = db.selectFrom('phone_order').selectAll().where('id', '=', id)
  return known(await query.executeTakeFirst())
}

/** @throws Problem 404; 409 if somebody else has changed it meanwhile */
export async function lockPhoneOrder(
  trx: Trx,
  id: string,
  revision: number,
): Promise<StoredPhoneOrder> {
  const query = trx.selectFrom('phone_order').selectAll().where('id', '=', id)
  const found = known(await query.forUpdate().executeTakeFirst())
  if (found.revision === revision) return found
  throw conflict('Somebody else has changed it meanwhile. Look at it again.', 'revision-conflict')
}

export async function selectByToken(
  db: Db,
  token: string,
): Promise<{ siteId: string; orderNo: string; isWithdrawn: boolean } | undefined> {
  const row = await db
    .selectFrom('phone_order')
    .select(['site_id', 'order_no', 'is_withdrawn'])
    .where('token', '=', token)
    .executeTakeFirst()
  if (!row || row.order_no === null) return undefined
  return { siteId: row.site_id, orderNo: row.order_no, isWithdrawn: row.is_withdrawn }
}

export function stateOf(
  isWithdrawn: boolean,
  order: TakenOrder | undefined,
  at: Date,
): PhoneOrderState {
  if (!order) return 'draft'
  if (order.status === 'failed') return isWithdrawn ? 'withdrawn' : 'expired'
  if (order.status !== 'created') return 'placed'
  // until it is known what became of a payment, it has not ended
  return isLate(order, at) && order.paymentStatus === 'open' ? 'expired' : 'waiting'
}

/** The SQL equivalent of `stateOf`. */
const toState = (at: Date) => sql<PhoneOrderState>`case
  when made.order_no is null then 'draft'
  when made.status = 'failed' then case when is_withdrawn then 'withdrawn' else 'expired' end
  when made.status <> 'created' then 'placed'
  when made.payment_status = 'open'
    and (made.document #>> '{phoneOrder,payUntil}')::timestamptz <= ${at} then 'expired'
  else 'waiting' end`

export interface PhoneOrdersQuery {
  text?: string
  state?: PhoneOrderState
  siteId?: string
  before?: string
  limit: number
}

/** Newest first. */
export async function selectPhoneOrders(
  db: Db,
  { text, state, siteId, before, limit }: PhoneOrdersQuery,
  at: Date,
) {
  let found = db
    .selectFrom('phone_order')
    .leftJoin('order_header as made', 'made.order_no', 'phone_order.order_no')
    .select(['phone_order.id', 'phone_order.site_id as siteId', 'customer_name', 'by_name'])
    .select(['phone_order.email', 'phone_order.created_at', 'phone_order.order_no'])
    .select(toState(at).as('state'))
  if (siteId !== undefined) found = found.where('phone_order.site_id', '=', siteId)
  if (state) found = found.where(sql<boolean>`${toState(at)} = ${state}`)
  if (text) {
    const words = sql`concat_ws(' ', phone_order.order_no, phone_order.email, customer_name, by_name)`
    found = found.where(sql<boolean>`${words} ilike ${toLikePattern(text)}`)
  }
  if (before !== undefined) {
    found = found.where(
      sql<boolean>`(phone_order.created_at, phone_order.id) < (
        select created_at, id from phone_order where id = ${before})`,
    )
  }
  const sorted = found.orderBy('phone_order.created_at', 'desc').orderBy('phone_order.id', 'desc')
  return readFirst(sorted, limit, ({ id }) => id)
}

function known(row: Row | undefined): StoredPhoneOrder {
  if (row) return toStored(row)
  throw notFound('There is no such phone order.', 'phone-order-not-found')
}

const toStored = (row: Row): StoredPhoneOrder => ({
  ...row,
  document: BasketDocument.parse(row.document),
})
