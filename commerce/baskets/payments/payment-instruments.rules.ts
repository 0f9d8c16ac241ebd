import { badRequest, notFound } from '../../http/problem'
import { sumMinor, toMinor } from '../../money'
import { isGiftMethod } from '../../payments/payment-methods.rules'
import type { BasketDocument, PaymentInstrument } from '../model/basket-document.schemas'
import type { CalculatedBasket } from '../model/calculated-basket'
import type {
  AddPaymentInstrument,
  UpdatePaymentInstrument,
} from '../model/basket-requests.schemas'
import { mergeCustom } from '../model/custom-properties.schemas'

const SHOWN_DIGITS = 4

interface PaymentTools {
  currency: string
  paymentMethodIds: readonly string[]
}

/**
 * @throws Problem 400 when the method does not apply, or the gift certificate is already in the
 * basket.
 */
export function addPaymentInstrument(
  document: BasketDocument,
  request: AddPaymentInstrument,
  { currency, newId, paymentMethodIds }: PaymentTools & { newId: () => string },
): BasketDocument {
  checkMethod(request.paymentMethodId, paymentMethodIds)
  checkGift(request.paymentMethodId, request.giftCertificateCode)
  checkOnce(document, request.giftCertificateCode)
  const instrument: PaymentInstrument = {
    paymentInstrumentId: newId(),
    paymentMethodId: request.paymentMethodId,
    amountMinor: request.amount === undefined ? undefined : toMinor(request.amount, currency),
    paymentCard: request.paymentCard,
    bankRoutingNumber: request.bankRoutingNumber,
    giftCertificateCode: request.giftCertificateCode,
    giftCard: request.giftCardRequest && maskGiftCard(request.giftCardRequest),
    custom: mergeCustom({}, request.custom),
  }
  return { ...document, paymentInstruments: [...document.paymentInstruments, instrument] }
}

/** @throws Problem 404 for an unknown instrument, 400 when the method does not apply. */
export function updatePaymentInstrument(
  document: BasketDocument,
  paymentInstrumentId: string,
  request: UpdatePaymentInstrument,
  { currency, paymentMethodIds }: PaymentTools,
): BasketDocument {
  const current = findPaymentInstrument(document, paymentInstrumentId)
  const paymentMethodId = request.paymentMethodId ?? current.paymentMethodId
  checkMethod(paymentMethodId, paymentMethodIds)
  const changed: PaymentInstrument = {
    ...current,
    paymentMethodId,
    amountMinor:
      request.amount === undefined ? current.amountMinor : toMinor(request.amount, currency),
    paymentCard: request.paymentCard ?? current.paymentCard,
    bankRoutingNumber: request.bankRoutingNumber ?? current.bankRoutingNumber,
    giftCertificateCode: request.giftCertificateCode ?? current.giftCertificateCode,
    giftCard: request.giftCardRequest ? maskGiftCard(request.giftCardRequest) : current.giftCard,
    custom: mergeCustom(current.custom, request.custom),
  }
  checkGift(paymentMethodId, changed.giftCertificateCode)
  return {
    ...document,
    paymentInstruments: document.paymentInstruments.map((instrument) =>
      instrument === current ? changed : instrument,
    ),
  }
}

/** @throws Problem 404 for an unknown instrument. */
export function removePaymentInstrument(
  document: BasketDocument,
  paymentInstrumentId: string,
): BasketDocument {
  const removed = findPaymentInstrument(document, paymentInstrumentId)
  const paymentInstruments = document.paymentInstruments.filter(
    (instrument) => instrument !== removed,
  )
  return { ...document, paymentInstruments }
}

/**
 * Computes the amount that each instrument pays of a total, in cents. Gift certificates come first,
 * with their requested amounts. A single other instrument pays the whole open amount. If there are
 * several, each pays its requested amount while something is open, and the first one without an
 * amount pays the rest.
 */
export function allotAmounts(
  instruments: readonly PaymentInstrument[],
  totalMinor: number,
): Map<string, number> {
  const amounts = new Map<string, number>()
  let open = totalMinor
  const isGift = (one: PaymentInstrument) => isGiftMethod(one.paymentMethodId)
  const others = instruments.filter((one) => !isGift(one))
  const limited = others.filter((one) => others.length > 1 && one.amountMinor !== undefined)
  // certificates first: the amount that they cover needs no other payment
  const asked = [...instruments.filter(isGift), ...limited]
  for (const instrument of asked) {
    const amount = Math.min(open, instrument.amountMinor ?? 0)
    amounts.set(instrument.paymentInstrumentId, amount)
    open -= amount
  }
  for (const { paymentInstrumentId } of instruments) {
    if (amounts.has(paymentInstrumentId)) continue
    amounts.set(paymentInstrumentId, open)
    open = 0
  }
  return amounts
}

/**
 * Returns the payments that stay in the basket if its order fails: gift cards, which the shopper
 * enters only once, but no card or wallet, whose tokens belong to the order.
 */
export function onlyGiftPayments({ paymentInstruments }: BasketDocument): PaymentInstrument[] {
  return paymentInstruments.filter((one) => isGiftMethod(one.paymentMethodId))
}

/** Returns the part of the total that gift certificates and cards do not cover, in cents. */
export function openAmountMinor({
  document,
  orderTotalMinor,
}: Pick<CalculatedBasket, 'document' | 'orderTotalMinor'>): number {
  const amounts = allotAmounts(document.paymentInstruments, orderTotalMinor)
  const gifts = document.paymentInstruments.filter((one) => isGiftMethod(one.paymentMethodId))
  return orderTotalMinor - sumMinor(gifts.map((one) => amounts.get(one.paymentInstrumentId) ?? 0))
}

function findPaymentInstrument(document: BasketDocument, id: string): PaymentInstrument {
  const found = document.paymentInstruments.find((one) => one.paymentInstrumentId === id)
  if (found) return found
  throw notFound(`The basket has no payment instrument '${id}'.`, 'payment-instrument-not-found')
}

function checkMethod(paymentMethodId: string, applicableMethodIds: readonly string[]): void {
  if (applicableMethodIds.includes(paymentMethodId)) return
  throw badRequest(
    `The payment method '${paymentMethodId}' is unknown or not applicable.`,
    'invalid-payment-method',
  )
}

function checkGift(paymentMethodId: string, code: string | undefined): void {
  if (code !== undefined || !isGiftMethod(paymentMethodId)) return
  throw badRequest('A gift card pays by its number.', 'invalid-gift-certificate')
}

// otherwise the same balance would be used twice
function checkOnce({ paymentInstruments }: BasketDocument, code: string | undefined): void {
  if (code === undefined) return
  if (!paymentInstruments.some((one) => one.giftCertificateCode === code)) return
  throw badRequest('This gift card is applied already.', 'gift-certificate-applied')
}

// neither the number nor its security code is stored
function maskGiftCard({
  cardNumber,
  cvc: _cvc,
  ...shown
}: NonNullable<AddPaymentInstrument['giftCardRequest']>): PaymentInstrument['giftCard'] {
  const digits = cardNumber.slice(-SHOWN_DIGITS)
  return { ...shown, maskedCardNumber: digits.padStart(cardNumber.length, '*') }
}
