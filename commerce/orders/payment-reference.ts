import type { OrderPayment } from './order-document.schemas'
import type { StoredOrder } from './order.repository'

/** A new attempt after a decline uses a new reference. */
export function toPaymentReference(
  { orderNo, document }: StoredOrder,
  { instrument, declined }: Pick<OrderPayment, 'instrument' | 'declined'>,
): string {
  const { paymentInstrumentId } = instrument
  const [first] = document.payments
  const isFirst = first?.instrument.paymentInstrumentId === paymentInstrumentId
  const own = isFirst ? orderNo : `${orderNo}-${paymentInstrumentId.slice(0, 32)}`
  return declined ? `${own}-${declined.attempts}` : own
}
