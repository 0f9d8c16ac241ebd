import type { PaymentInstrument } from '../baskets/model/basket-document.schemas'
import { mergeCustom } from '../baskets/model/custom-properties.schemas'
import { badRequest, Problem } from '../http/problem'
import { sumMinor, toMinor } from '../money'
import type { AuthorizationResult } from '../payments/card-gateway.port'
import {
  isApplicableTo,
  isGiftMethod,
  needsGateway,
  kindOfPayment,
  type Applicability,
} from '../payments/payment-methods.rules'
import { isTokenName, listPaymentTokens } from '../payments/payment-tokens.rules'
import type { Flash, OrderDocument, OrderPayment } from './order-document.schemas'
import { notPossible } from './order-problems'
import type { PayOrder } from './order-requests.schemas'
import type { StoredOrder } from './order.repository'

/** @throws Problem 404 for an unknown instrument. */
export function findPayment(document: OrderDocument, paymentInstrumentId: string): OrderPayment {
  const found = document.payments.find(
    ({ instrument }) => instrument.paymentInstrumentId === paymentInstrumentId,
  )
  if (found) return found
  throw new Problem(
    404,
    'payment-instrument-not-found',
    'Payment Instrument Not Found',
    `The order has no payment instrument '${paymentInstrumentId}'.`,
  )
}

/** Cents that the order costs without what was given up before it was paid. */
export const owedMinor = ({ totalMinor, document }: Owed): number =>
  totalMinor - waivedMinorOf(document)

/** Cents that were given up by refunds before they were paid. */
export const waivedMinorOf = ({ refunds = [] }: Pick<OrderDocument, 'refunds'>): number =>
  sumMinor(refunds.map(({ waivedMinor }) => waivedMinor))

interface Owed {
  totalMinor: number
  document: Pick<OrderDocument, 'refunds'>
}

/** Cents of what the order costs that no payment covers yet. */
export function openMinor(order: StoredOrder, without?: OrderPayment): number {
  const others = order.document.payments.filter((payment) => payment !== without)
  return owedMinor(order) - sumMinor(others.map(({ amountMinor }) => amountMinor))
}

/**
 * @throws Problem 400 for another amount than the payment's, unless it is a plain update (see
 * `isPlainUpdate`) within the open amount; for a method that does not apply; or for a change
 * between a gift certificate and another method.
 */
export function updatePayment(
  order: StoredOrder,
  payment: OrderPayment,
  request: PayOrder,
): OrderPayment {
  const { instrument } = payment
  const paymentMethodId = request.paymentMethodId ?? instrument.paymentMethodId
  requireApplicable(order, paymentMethodId)
  const isChanged = isGiftMethod(paymentMethodId) !== isGiftMethod(instrument.paymentMethodId)
  if (isChanged) throw invalidMethod(paymentMethodId)
  const amountMinor =
    request.amount === undefined ? payment.amountMinor : toMinor(request.amount, order.currency)
  const isOther = amountMinor !== payment.amountMinor
  const mayDiffer = isPlainUpdate(paymentMethodId, request)
  if (isOther && (!mayDiffer || amountMinor > openMinor(order, payment))) {
    throw badRequest('The amount is not the one to be paid.', 'invalid-amount')
  }
  const paymentCard = request.paymentCard ?? instrument.paymentCard
  const custom = mergeCustom(instrument.custom, request.custom)
  return {
    ...payment,
    amountMinor,
    instrument: { ...instrument, paymentMethodId, paymentCard, custom },
  }
}

/**
 * Returns whether the request contains card data but no token, so that the gateway is not called.
 */
export function isPlainUpdate(paymentMethodId: string, request: PayOrder): boolean {
  const { paymentCard, custom } = request
  const isAsked = Object.keys(custom).some(isTokenName)
  const isSaved = paymentCard?.creditCardToken !== undefined
  return needsGateway(paymentMethodId) && paymentCard !== undefined && !isAsked && !isSaved
}

/** @throws Problem 400 */
export function requireApplicable(order: OrderFacts, paymentMethodId: string): void {
  const isKnown = kindOfPayment(paymentMethodId) !== undefined
  // the minimum total of the method was checked when the basket was ordered
  const enough = { openMinor: Number.MAX_SAFE_INTEGER }
  if (!isKnown || !isApplicableToOrder(paymentMethodId, order, enough))
    throw invalidMethod(paymentMethodId)
}

type OrderFacts = Pick<StoredOrder, 'currency' | 'totalMinor' | 'document'>

/** Like `isApplicableTo`, with the data of an order. */
export function isApplicableToOrder(
  paymentMethodId: string,
  { currency, totalMinor, document }: OrderFacts,
  left: Pick<Applicability, 'openMinor'> = {},
): boolean {
  const { custom, content, hasGiftCards = isNonEmpty(content.giftCertificateItems) } = document
  return isApplicableTo(paymentMethodId, totalMinor, custom, { ...left, currency, hasGiftCards })
}

const isNonEmpty = (items: readonly unknown[] = []) => items.length > 0

function invalidMethod(paymentMethodId: string): Problem {
  return badRequest(
    `The payment method '${paymentMethodId}' is unknown or not applicable.`,
    'invalid-payment-method',
  )
}

/** @throws Problem 400 without a token from the card fields or from a wallet. */
export function requireToken({ instrument }: OrderPayment): string {
  const [token] = listPaymentTokens(instrument)
  if (token !== undefined) return token
  throw badRequest('The card must be entered first (c_token).', 'payment-token-missing')
}

export function hasToken(instrument: PaymentInstrument): boolean {
  return listPaymentTokens(instrument).length > 0
}

/** Returns whether the gateway was asked, and it is not known what it answered. */
export const isUnanswered = ({ unanswered, isUnclear = false }: OrderPayment): boolean =>
  unanswered !== undefined || isUnclear

export const withoutUnanswered = ({
  unanswered: _asked,
  isUnclear: _isUnclear,
  ...payment
}: OrderPayment): OrderPayment => payment

/** @throws Problem 409: what may have been charged must still be what the order's payments are. */
export function requireAnswered({ orderNo, document }: StoredOrder): void {
  if (!document.payments.some(isUnanswered)) return
  throw notPossible(
    orderNo,
    'A payment may have been made already. Until that is known, payments and amounts cannot be ' +
      'changed. Please pay again, or in another way.',
  )
}

export function settlePayment(given: OrderPayment, result?: AuthorizationResult): OrderPayment {
  const payment = withoutUnanswered(given)
  const instrument = withoutTokens(payment.instrument)
  if (!result) return { ...payment, instrument, isSettled: true }
  const paymentCard = result.card && { ...instrument.paymentCard, ...result.card }
  return {
    ...payment,
    instrument: { ...instrument, paymentCard: paymentCard ?? instrument.paymentCard },
    isSettled: true,
    transactionId: result.id,
  }
}

export function settleByThemselves(payments: readonly OrderPayment[]): OrderPayment[] {
  const settled = payments.map((payment) => {
    const isFree = payment.amountMinor === 0 || !needsAuthorization(payment)
    return isFree && !isLater(payment) ? settlePayment(payment) : payment
  })
  // a check in addition to a card is settled after the card
  const isWaiting = settled.some((payment) => !payment.isSettled && !isLater(payment))
  return settled.map((payment) =>
    isWaiting || payment.isSettled ? payment : settlePayment(payment),
  )
}

function needsAuthorization({ instrument, isWithoutAuthorization }: OrderPayment): boolean {
  return !isWithoutAuthorization && needsGateway(instrument.paymentMethodId)
}

function isLater(payment: OrderPayment): boolean {
  return kindOfPayment(payment.instrument.paymentMethodId) === 'later' || isPaidLater(payment)
}

/**
 * Returns whether a saved card is charged when the order is shipped (PAY-007). Payments that are
 * charged outside the engine are excluded.
 */
export function isPaidLater({ instrument, isWithoutAuthorization }: OrderPayment): boolean {
  const { paymentMethodId, custom } = instrument
  const isCard = kindOfPayment(paymentMethodId) === 'card' && !isWithoutAuthorization
  return isCard && custom.c_payLater === true && typeof custom.c_walletUUID === 'string'
}

/** Cents that are authorized, redeemed or received. */
export function paidMinor(payments: readonly OrderPayment[]): number {
  const paid = payments.filter(
    ({ instrument, isSettled, transactionId, isReceived }) =>
      isSettled &&
      (transactionId !== undefined || isReceived || isGiftMethod(instrument.paymentMethodId)),
  )
  return sumMinor(paid.map(({ amountMinor }) => amountMinor))
}

export function isPaid(order: StoredOrder): boolean {
  return paidMinor(order.document.payments) >= owedMinor(order)
}

/** Cents of payments that have not arrived. */
export function unpaidMinor(payments: readonly OrderPayment[]): number {
  return sumMinor(payments.map((payment) => payment.amountMinor - paidMinor([payment])))
}

/** Lowers what is still to be paid, the last payment first. */
export function withWaived(payments: readonly OrderPayment[], waivedMinor: number): OrderPayment[] {
  let open = waivedMinor
  const lowered = [...payments].reverse().map((payment) => {
    const cut = Math.min(open, unpaidMinor([payment]))
    open -= cut
    return cut > 0 ? { ...payment, amountMinor: payment.amountMinor - cut } : payment
  })
  return lowered.reverse()
}

export function isCovered(totalMinor: number, payments: readonly OrderPayment[]): boolean {
  const isSettled = payments.every((payment) => payment.isSettled)
  return isSettled && sumMinor(payments.map(({ amountMinor }) => amountMinor)) === totalMinor
}

export function withoutTokens(instrument: PaymentInstrument): PaymentInstrument {
  const custom = Object.entries(instrument.custom).filter(([name]) => !isTokenName(name))
  const { creditCardToken: _token, ...card } = instrument.paymentCard ?? {}
  const paymentCard = instrument.paymentCard && card
  return { ...instrument, paymentCard, custom: Object.fromEntries(custom) }
}

export function replacePayment(document: OrderDocument, changed: OrderPayment): OrderDocument {
  const { paymentInstrumentId } = changed.instrument
  const payments = document.payments.map((payment) =>
    payment.instrument.paymentInstrumentId === paymentInstrumentId ? changed : payment,
  )
  return { ...document, payments }
}

/** Returns the message to the shopper about a declined payment (PAY-019). */
export function toFailureFlash(message: string | undefined): Flash {
  const reason = message ?? 'The payment was declined.'
  return {
    type: 'PaymentTransactionFailed',
    message: `${reason} Please check your card or use another one.`,
  }
}
