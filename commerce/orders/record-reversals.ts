import type { Trx } from '../db/client'
import { kindOfPayment } from '../payments/payment-methods.rules'
import { listPaymentTokens } from '../payments/payment-tokens.rules'
import type { OrderPayment } from './order-document.schemas'
import type { StoredOrder } from './order.repository'
import type { UnansweredPayment } from './orders.tables'
import { toPaymentReference } from './payment-reference'
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

/** Records a payment of which the gateway's answer was lost: it is asked again, and reversed. */
export async function recordUnanswered(
  trx: Trx,
  order: StoredOrder,
  payment: OrderPayment,
  at: Date,
): Promise<void> {
  const { amountMinor, instrument, isUnclear } = payment
  const [token] = listPaymentTokens(instrument)
  if (!isUnclear || token === undefined) return
  const isWallet = kindOfPayment(instrument.paymentMethodId) === 'wallet'
  const asked = { token, ...(isWallet && { wallet: instrument.paymentMethodId }) }
  const reference = toPaymentReference(order, payment)
  await recordReversal(trx, order, { reference, transactionId: null, asked, amountMinor }, at)
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
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute()
}
