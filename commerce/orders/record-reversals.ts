import type { Trx } from '../db/client'
import { kindOfPayment } from '../payments/payment-methods.rules'
import { askedMinorOf } from './charge-later'
import type { OrderPayment } from './order-document.schemas'
import type { StoredOrder } from './order.repository'
import type { UnansweredPayment } from './orders.tables'
import { toAsked, toPaymentReference, unansweredOf } from './payment-reference'
import { isPaidLater } from './payment.rules'
import { refundedOf } from './refund.rules'

/** Records the amounts that the gateway must reverse, in the transaction that ends the order. */
export async function recordReversals(trx: Trx, order: StoredOrder, at: Date): Promise<void> {
  for (const payment of order.document.payments) {
    const { transactionId } = payment
    const refunded = refundedOf(order.document, payment.instrument.paymentInstrumentId)
    const amountMinor = payment.amountMinor - refunded
    if (transactionId === undefined) await recordUnanswered(trx, order, payment, at)
    if (transactionId === undefined || amountMinor <= 0) continue
    const charge = { reference: toPaymentReference(order, payment), transactionId, amountMinor }
    await recordReversal(trx, order, charge, at)
  }
}

/** Records a payment of which the gateway's answer was lost: it is looked up there, and reversed. */
export async function recordUnanswered(
  trx: Trx,
  order: StoredOrder,
  payment: OrderPayment,
  at: Date,
): Promise<void> {
  const unanswered = unansweredOf(order, payment) ?? askedLater(order, payment)
  if (!unanswered) return
  const { reference, amountMinor, paymentMethodId, token } = unanswered
  const { paymentInstrumentId } = payment.instrument
  const isWallet = kindOfPayment(paymentMethodId) === 'wallet'
  const asked = { token, paymentInstrumentId, ...(isWallet && { wallet: paymentMethodId }) }
  await recordReversal(trx, order, { reference, transactionId: null, asked, amountMinor }, at)
}

/** A card that was to be charged at shipping, and whose charge has no answer. */
function askedLater(order: StoredOrder, payment: OrderPayment) {
  const amountMinor = isPaidLater(payment) ? askedMinorOf(payment) : undefined
  // it is looked up by its reference: the token of a saved card is not stored
  return amountMinor ? { ...toAsked(order, payment, ''), amountMinor } : undefined
}

/** Records an amount that the gateway must reverse. */
export async function recordReversal(
  trx: Trx,
  { orderNo, currency }: Pick<StoredOrder, 'orderNo' | 'currency'>,
  charge: {
    reference: string
    transactionId: string | null
    amountMinor: number
    asked?: UnansweredPayment
  },
  at: Date,
): Promise<void> {
  const { reference, transactionId, amountMinor, asked } = charge
  await trx
    .insertInto('open_reversal')
    .values({
      ...{ reference, order_no: orderNo, transaction_id: transactionId, currency },
      ...{ amount_minor: amountMinor, created_at: at, asked: asked ? JSON.stringify(asked) : null },
    })
    // what was asked for without an answer is known by now
    .onConflict((conflict) => {
      const noted = conflict.column('reference')
      if (transactionId === null) return noted.doNothing()
      const known = { transaction_id: transactionId, amount_minor: amountMinor, asked: null }
      return noted.doUpdateSet(known).where('open_reversal.transaction_id', 'is', null)
    })
    .execute()
}
