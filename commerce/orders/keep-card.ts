import type { PaymentInstrumentService } from '../customers/payment-instrument.service'
import { kindOfPayment } from '../payments/payment-methods.rules'
import type { OrderPayment } from './order-document.schemas'
import type { StoredOrder } from './order.repository'

const LAST_DIGITS = 4

/** The customer's saved cards, as far as orders add to them. */
export type SavedCards = Pick<
  PaymentInstrumentService,
  | 'createPaymentInstrument'
  | 'findCardSince'
  | 'findSameCard'
  | 'getPaymentInstrument'
  | 'useForSubscriptions'
>

/**
 * Saves the card that has just paid, where a registered customer asked for it (`c_saveCard`), and
 * lets it pay subscriptions (`c_useForSubscriptions`), also where it is on file already. One card too
 * many is not the order's trouble.
 * @param token what the card fields gave, or the card's lasting token
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
    // the order is paid all the same
  }
}
