import type { StoredOrder } from './order.repository'

/** The gateway charges a reference once, whatever happens on the way. */
export function toPaymentReference(
  { orderNo, document }: StoredOrder,
  instrumentId: string,
): string {
  const [first] = document.payments
  if (first?.instrument.paymentInstrumentId === instrumentId) return orderNo
  return `${orderNo}-${instrumentId.slice(0, 32)}`
}
