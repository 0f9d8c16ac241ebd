import { millisecondsInDay } from 'date-fns/constants'
import type { Db, Trx } from '../db/client'
import type { PaymentsService } from '../payments/payments.service'
import { toPaymentReference } from './payment-reference'
import type { StoredOrder } from './order.repository'
import { refundedOf } from './refund.rules'

/** An authorization expires at the gateway after 7 days (in milliseconds) and needs no reversal. */
const LAPSE_MS = 7 * millisecondsInDay
/** Maximum number of gateway calls in one sweep, to limit its duration. */
const AT_ONCE = 200

/** Records the amounts that the gateway must reverse, in the transaction that ends the order. */
export async function recordReversals(trx: Trx, order: StoredOrder, at: Date): Promise<void> {
  for (const payment of order.document.payments) {
    const { transactionId } = payment
    const refunded = refundedOf(order.document, payment.instrument.paymentInstrumentId)
    const amountMinor = payment.amountMinor - refunded
    if (transactionId === undefined || amountMinor <= 0) continue
    const charge = { reference: toPaymentReference(order, payment), transactionId, amountMinor }
    await recordReversal(trx, order, charge, at)
  }
}

/** Records an amount that the gateway must reverse. */
export async function recordReversal(
  trx: Trx,
  { orderNo, currency }: Pick<StoredOrder, 'orderNo' | 'currency'>,
  charge: { reference: string; transactionId: string; amountMinor: number },
  at: Date,
): Promise<void> {
  const { reference, transactionId, amountMinor } = charge
  await trx
    .insertInto('open_reversal')
    .values({
      ...{ reference, order_no: orderNo, transaction_id: transactionId, currency },
      ...{ amount_minor: amountMinor, created_at: at },
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute()
}

/** Failed calls do not throw: `retryReversals` repeats them. */
export async function reverseCharges(
  db: Db,
  payments: PaymentsService,
  { orderNo }: Pick<StoredOrder, 'orderNo'>,
): Promise<void> {
  await reverse(db, payments, orderNo)
}

/** @returns the numbers of the orders for which a payment was reversed. */
export async function retryReversals(
  db: Db,
  payments: PaymentsService,
  now: Date,
): Promise<string[]> {
  const lapsed = new Date(now.getTime() - LAPSE_MS)
  await db.deleteFrom('open_reversal').where('created_at', '<', lapsed).execute()
  return reverse(db, payments)
}

/**
 * Calls the gateway outside of any transaction. Repeating a call for the same payment has no
 * further effect.
 */
async function reverse(db: Db, payments: PaymentsService, orderNo?: string): Promise<string[]> {
  const all = db.selectFrom('open_reversal').selectAll().orderBy('created_at').limit(AT_ONCE)
  const rows = await (orderNo === undefined ? all : all.where('order_no', '=', orderNo)).execute()
  const reversed = new Set<string>()
  for (const { reference, transaction_id: id, amount_minor: amountMinor, ...row } of rows) {
    try {
      await payments.reverse({ id, reference, amountMinor, currency: row.currency })
    } catch {
      continue
    }
    await db.deleteFrom('open_reversal').where('reference', '=', reference).execute()
    reversed.add(row.order_no)
  }
  return [...reversed]
}
