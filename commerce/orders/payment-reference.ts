import { listPaymentTokens } from '../payments/payment-tokens.rules'
import type { OrderPayment } from './order-document.schemas'
import type { StoredOrder } from './order.repository'

type Unanswered = NonNullable<OrderPayment['unanswered']>

/** A new attempt after a decline uses a new reference. */
export function toPaymentReference(
  { orderNo, document }: StoredOrder,
  { instrument, reference, declined }: Pick<OrderPayment, 'instrument' | 'reference' | 'declined'>,
): string {
  const { paymentInstrumentId } = instrument
  const [first] = document.payments
  const isFirst = first?.instrument.paymentInstrumentId === paymentInstrumentId
  const own = isFirst ? orderNo : `${orderNo}-${paymentInstrumentId.slice(0, 32)}`
  if (reference !== undefined) return reference
  return declined ? `${own}-${declined.attempts}` : own
}

/** What the gateway is asked for. */
export function toAsked(order: StoredOrder, payment: OrderPayment, token: string): Unanswered {
  const { amountMinor, instrument } = payment
  const { paymentMethodId } = instrument
  return { reference: toPaymentReference(order, payment), amountMinor, paymentMethodId, token }
}

/** What the gateway was asked for without an answer; derived in orders of an earlier release. */
export function unansweredOf(order: StoredOrder, payment: OrderPayment): Unanswered | undefined {
  const [token] = listPaymentTokens(payment.instrument)
  const isOlder = payment.isUnclear && token !== undefined
  return payment.unanswered ?? (isOlder ? toAsked(order, payment, token) : undefined)
}
