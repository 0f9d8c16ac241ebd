import type { Db, Trx } from '../db/client'
import type { PaymentsService } from '../payments/payments.service'
import { toPaymentReference } from './payment-reference'
import type { StoredOrder } from './order.repository'
import { refundedOf } from './refund.rules'

/** The gateway lets an authorisation lapse by itself after this long. */
const LAPSE_MS = 7 * 86_400_000
/** So that one sweep has an end, however many there are. */
const AT_ONCE = 200

/** Records, in the transaction that ends an order, what the gateway has to refund of it. */
export async function recordReversals(trx: Trx, order: StoredOrder, at: Date): Promise<void> {
  const rows = order.document.payments.flatMap((payment) => {
    const { transactionId } = payment
    const refunded = refundedOf(order.document, payment.instrument.paymentInstrumentId)
    const amountMinor = payment.amountMinor - refunded
    if (transactionId === undefined || amountMinor <= 0) return []
    const reference = toPaymentReference(order, payment)
    const { orderNo, currency } = order
    const charge = { transaction_id: transactionId, amount_minor: amountMinor, currency }
    return [{ reference, order_no: orderNo, created_at: at, ...charge }]
  })
  if (rows.length === 0) return
  await trx
    .insertInto('open_reversal')
    .values(rows)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute()
}

/**
 * Gives back what the gateway authorised for an order that has ended. What it cannot take now is
 * tried again later: the shopper does not wait for it.
 */
export async function reverseCharges(
  db: Db,
  payments: PaymentsService,
  { orderNo }: Pick<StoredOrder, 'orderNo'>,
): Promise<void> {
  await reverse(db, payments, orderNo)
}

/** Tries what could not be given back before. @returns the numbers of orders that are done with. */
export async function retryReversals(
  db: Db,
  payments: PaymentsService,
  now: Date,
): Promise<string[]> {
  const lapsed = new Date(now.getTime() - LAPSE_MS)
  await db.deleteFrom('open_reversal').where('created_at', '<', lapsed).execute()
  return reverse(db, payments)
}

/** Asks the gateway outside of any transaction; asked twice for the same, it does nothing. */
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
