import type { PaymentsService } from '../payments/payments.service'
import { toPaymentReference } from './payment-reference'
import type { StoredOrder } from './order.repository'

/**
 * Gives back what the gateway authorised for an order that has ended. An authorisation that cannot
 * be given back now lapses by itself: the shopper is not kept waiting for it.
 */
export async function reverseCharges(payments: PaymentsService, order: StoredOrder): Promise<void> {
  const { currency } = order
  for (const { transactionId: id, amountMinor, instrument } of order.document.payments) {
    if (id === undefined) continue
    const reference = toPaymentReference(order, instrument.paymentInstrumentId)
    await payments.reverse({ id, reference, amountMinor, currency }).catch(() => undefined)
  }
}
