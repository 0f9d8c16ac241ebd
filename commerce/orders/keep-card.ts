import type { PaymentInstrumentService } from '../customers/payment-instrument.service'
import { kindOfPayment } from '../payments/payment-methods.rules'
import type { OrderPayment } from './order-document.schemas'
import type { StoredOrder } from './order.repository'

const LAST_DIGITS = 4

export type SavedCards = Pick<
  PaymentInstrumentService,
  | 'createPaymentInstrument'
  | 'findCardSince'
  | 'findSameCard'
  | 'getPaymentInstrument'
  | 'useForSubscriptions'
>

/**
 * Saves the card that was just used, if a registered customer requested it (`c_saveCard`), and
 * allows it to pay subscriptions (`c_useForSubscriptions`), even if it was already saved. A
 * failure, e.g. at the limit of saved cards, does not affect the order.
 * @param token the token from the card fields, or the card's permanent token
 */
export async function keepCard(
  savedCards: SavedCards,
  { customerId, document }: StoredOrder,
  { instrument }: OrderPayment,
  token: string,
): Promise<void> {
  const { paymentMethodId, paymentCard, custom } = instrument
  const isCard = kindOfPayment(paymentMethodId) === 'card'
  const { cardType, expirationMonth, expirationYear } = paymentCard ?? {}
  if (document.isGuest || !isCard || custom.c_saveCard !== true) return
  if (!cardType || !expirationMonth || !expirationYear) return
  const card = { cardType, expirationMonth, expirationYear, creditCardToken: token }
  try {
    const numberLastDigits = paymentCard?.maskedNumber?.slice(-LAST_DIGITS)
    const saved =
      (await savedCards.findSameCard(customerId, { ...card, numberLastDigits })) ??
      (await savedCards.createPaymentInstrument(customerId, { paymentMethodId, paymentCard: card }))
    if (custom.c_useForSubscriptions !== true || !saved.paymentInstrumentId) return
    await savedCards.useForSubscriptions(customerId, saved.paymentInstrumentId)
  } catch {
    // the order is paid even if the card was not saved
  }
}
