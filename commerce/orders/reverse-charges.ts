import { millisecondsInDay } from 'date-fns/constants'
import type { Selectable } from 'kysely'
import { formatMinor } from '../../rules/office-money'
import type { Db } from '../db/client'
import type { Schema } from '../db/schema'
import { transact } from '../db/transact'
import { toBillingContact } from './billing-contact'
import { addHistory } from './fail-order'
import type { OrderDependencies } from './order-dependencies'
import { lockOrder, selectOrder, updateOrder, type StoredOrder } from './order.repository'

type OpenReversal = Selectable<Schema['open_reversal']>
type Needed = Pick<OrderDependencies, 'now' | 'payments'>

/** An authorization expires at the gateway after 7 days (in milliseconds) and needs no reversal. */
const LAPSE_MS = 7 * millisecondsInDay
/** Maximum number of gateway calls in one sweep, to limit its duration. */
const AT_ONCE = 200

/** Failed calls do not throw: `retryReversals` repeats them. */
export async function reverseCharges(
  db: Db,
  needed: Needed,
  { orderNo }: Pick<StoredOrder, 'orderNo'>,
): Promise<void> {
  await reverse(db, needed, orderNo)
}

/** @returns the numbers of the orders for which a payment was reversed. */
export async function retryReversals(db: Db, needed: Needed): Promise<string[]> {
  const lapsed = new Date(needed.now().getTime() - LAPSE_MS)
  await db.deleteFrom('open_reversal').where('created_at', '<', lapsed).execute()
  return reverse(db, needed)
}

/**
 * Calls the gateway outside of any transaction. Repeating a call for the same payment has no
 * further effect.
 */
async function reverse(db: Db, needed: Needed, orderNo?: string): Promise<string[]> {
  const all = db.selectFrom('open_reversal').selectAll().orderBy('created_at').limit(AT_ONCE)
  const rows = await (orderNo === undefined ? all : all.where('order_no', '=', orderNo)).execute()
  const reversed = new Set<string>()
  for (const row of rows) {
    const { reference, amount_minor: amountMinor, currency } = row
    try {
      const id = row.transaction_id ?? (await findOut(db, needed, row))
      if (id !== undefined) await needed.payments.reverse({ id, reference, amountMinor, currency })
      await finish(db, needed, row, id !== undefined)
      if (id !== undefined) reversed.add(row.order_no)
    } catch {
      continue
    }
  }
  return [...reversed]
}

/** Asks for the same payment again, of which the first answer counts. @returns what it authorized */
async function findOut(
  db: Db,
  { payments }: Needed,
  { reference, order_no: orderNo, amount_minor: amountMinor, currency, asked }: OpenReversal,
): Promise<string | undefined> {
  const order = await selectOrder(db, orderNo)
  if (!order || !asked) return undefined
  const { token, wallet } = asked
  const result = await payments.authorize({
    ...{ reference, amountMinor, currency, transientToken: token },
    ...{ customerId: order.customerId, billTo: toBillingContact(order) },
    ...(wallet !== undefined && { wallet, basketId: order.basketId }),
  })
  return result.isApproved ? result.id : undefined
}

/** Forgets what the gateway has answered; what was not known of the payment is noted at its order. */
async function finish(
  db: Db,
  { now }: Needed,
  { reference, order_no: orderNo, amount_minor: amountMinor, currency, asked }: OpenReversal,
  isReversed: boolean,
): Promise<void> {
  await transact(db, async (trx) => {
    const order = asked && (await lockOrder(trx, orderNo))
    const gone = await trx
      .deleteFrom('open_reversal')
      .where('reference', '=', reference)
      .executeTakeFirst()
    if (!order || gone.numDeletedRows === 0n) return
    const amount = formatMinor(amountMinor, currency)
    const text = `payment of ${amount} without an answer: ${isReversed ? 'given back' : 'not charged'}`
    await updateOrder(trx, orderNo, { document: addHistory(order.document, text, now()) }, now())
  })
}
