import type { PaymentInstrumentService } from '../../customers/payment-instrument.service'
import type { Shopper } from '../../access/require-shopper'
import { badRequest } from '../../http/problem'
import { listPaymentTokens } from '../../payments/payment-tokens.rules'
import type { AddPaymentInstrument } from '../model/basket-requests.schemas'

type CardPayment = Pick<AddPaymentInstrument, 'paymentCard'> & {
  paymentMethodId?: string
  custom: Record<string, unknown>
}

/**
 * Replaces the card data of a payment that refers to a saved card (`c_walletUUID`) by the stored
 * data of that card, whatever else was sent. Other payments are returned unchanged.
 * @throws Problem 404 for another customer's card, 400 for a card that cannot pay, or for a token
 * that is stored for another customer.
 */
export async function withSavedCard<Body extends CardPayment>(
  { savedInstruments }: { savedInstruments: PaymentInstrumentService },
  { customerId, siteId }: Shopper,
  body: Body,
): Promise<Body> {
  const { c_walletUUID: id } = body.custom
  await savedInstruments.requireOwnTokens(customerId, listPaymentTokens(body))
  if (id === undefined || id === null || id === '') return body
  if (typeof id !== 'string') throw badRequest('c_walletUUID must be the id of a saved card.')
  const { paymentCard, paymentMethodId } = await savedInstruments.getPaymentInstrument(
    customerId,
    id,
    siteId,
  )
  const isCard = paymentCard?.creditCardToken && paymentMethodId === 'CREDIT_CARD'
  if (!isCard || (body.paymentMethodId ?? paymentMethodId) !== paymentMethodId) {
    throw badRequest('It is no card that can be paid with.', 'invalid-payment-method')
  }
  if (paymentCard.creditCardExpired) throw badRequest('Card is expired', 'credit-card-expired')
  const { cardType, maskedNumber, holder, expirationMonth, expirationYear } = paymentCard
  const { creditCardToken } = paymentCard
  const shown = { cardType, maskedNumber, holder, expirationMonth, expirationYear }
  return { ...body, paymentCard: { ...shown, creditCardToken } }
}
