import type { PaymentInstrument } from '../baskets/basket-document.schemas'
import { mergeCustom } from '../baskets/custom-properties.schemas'
import { badRequest, notFound } from '../http/problem'
import { toMinor } from '../money'
import type { AuthorizationResult } from '../payments/card-gateway.port'
import { isApplicableTo, PAYMENT_METHODS } from '../payments/payment-methods.rules'
import type { Flash, OrderDocument, OrderPayment } from './order-document.schemas'
import type { PayOrder } from './order-requests.schemas'
import type { StoredOrder } from './order.repository'

/** Names under which a card's token comes; none of them is kept longer than it is needed. */
const TOKEN_NAMES = ['c_token', 'c_transienttoken', 'c_authToken', 'c_recaptchaToken']

/** @throws Problem 404 for an unknown instrument. */
export function findPayment(document: OrderDocument, paymentInstrumentId: string): OrderPayment {
  const found = document.payments.find(
    ({ instrument }) => instrument.paymentInstrumentId === paymentInstrumentId,
  )
  if (found) return found
  throw notFound(
    `The order has no payment instrument '${paymentInstrumentId}'.`,
    'payment-instrument-not-found',
  )
}

/**
 * The payment with what the shopper sends when placing the order.
 * @throws Problem 400 for another amount than the order's, or a method that does not apply.
 */
export function updatePayment(
  { totalMinor }: StoredOrder,
  payment: OrderPayment,
  request: PayOrder,
): OrderPayment {
  const { instrument, amountMinor } = payment
  const paymentMethodId = request.paymentMethodId ?? instrument.paymentMethodId
  if (!PAYMENT_METHODS[paymentMethodId] || !isApplicableTo(paymentMethodId, totalMinor)) {
    throw badRequest(
      `The payment method '${paymentMethodId}' is unknown or not applicable.`,
      'invalid-payment-method',
    )
  }
  if (request.amount !== undefined && toMinor(request.amount) !== amountMinor) {
    throw badRequest('The amount is not the one to be paid.', 'invalid-amount')
  }
  const paymentCard = request.paymentCard ?? instrument.paymentCard
  const custom = mergeCustom(instrument.custom, request.custom)
  return { ...payment, instrument: { ...instrument, paymentMethodId, paymentCard, custom } }
}

/** @throws Problem 400 when no card was entered. */
export function requireToken({ instrument: { custom } }: OrderPayment): string {
  const token = custom.c_token ?? custom.c_transienttoken
  if (typeof token === 'string') return token
  throw badRequest('The card must be entered first (c_token).', 'payment-token-missing')
}

/** The gateway approved: the card as the gateway knows it, without its token. */
export function settlePayment(payment: OrderPayment, result?: AuthorizationResult): OrderPayment {
  const instrument = withoutTokens(payment.instrument)
  if (!result) return { ...payment, instrument, isSettled: true }
  const paymentCard = { ...instrument.paymentCard, ...result.card }
  return {
    ...payment,
    instrument: { ...instrument, paymentCard },
    isSettled: true,
    transactionId: result.id,
  }
}

export function withoutTokens(instrument: PaymentInstrument): PaymentInstrument {
  const custom = Object.entries(instrument.custom).filter(([name]) => !TOKEN_NAMES.includes(name))
  return { ...instrument, custom: Object.fromEntries(custom) }
}

export function replacePayment(document: OrderDocument, changed: OrderPayment): OrderDocument {
  const { paymentInstrumentId } = changed.instrument
  const payments = document.payments.map((payment) =>
    payment.instrument.paymentInstrumentId === paymentInstrumentId ? changed : payment,
  )
  return { ...document, payments }
}

/** What the shopper is told about a payment that was declined (PAY-019). */
export function toFailureFlash(message: string | undefined): Flash {
  const reason = message ?? 'The payment was declined.'
  return {
    type: 'PaymentTransactionFailed',
    message: `${reason} Please check your card or use another one.`,
  }
}
