import { z } from 'zod'
import type { NewPaymentInstrument } from '@/commerce-client/basket-payments'
import type { Basket, PaymentInstrument } from '@/commerce-client/baskets'
import type { CardToken } from '@/integrations/card-gateway/card-fields.port'

/** A token is not used in its last minute: the order has to be placed with it. */
const MARGIN_S = 60

const cardAttributes = z.object({
  c_transienttoken: z.string().min(1),
  c_transientTokenExp: z.coerce.number(),
})

/** A card as the basket takes it: what may be shown, and the token (PAY-009). */
export function toPaymentInstrument(card: CardToken, amount: number): NewPaymentInstrument {
  const { cardType, maskedNumber, expirationMonth, expirationYear } = card
  return {
    paymentMethodId: 'CREDIT_CARD',
    amount,
    paymentCard: { cardType, maskedNumber, expirationMonth, expirationYear },
    c_transienttoken: card.token,
    c_transientTokenExp: card.expiresAt,
  }
}

/** The instrument that pays, gift cards apart (PAY-004). */
export function findMainInstrument({
  paymentInstruments = [],
}: Pick<Basket, 'paymentInstruments'>): PaymentInstrument | undefined {
  return paymentInstruments.find(
    ({ paymentMethodId = '' }) => !paymentMethodId.startsWith('GIFTCARD'),
  )
}

/** The card of a basket, while the token that stands for it is good. */
export function findUsableCard(basket: Basket, now: Date): PaymentInstrument | undefined {
  const instrument = findMainInstrument(basket)
  const attributes = cardAttributes.safeParse(instrument).data
  if (!attributes) return undefined
  return attributes.c_transientTokenExp > now.getTime() / 1000 + MARGIN_S ? instrument : undefined
}

/** The token of an instrument, where it has one. */
export function readToken(instrument: PaymentInstrument): string | undefined {
  return cardAttributes.pick({ c_transienttoken: true }).safeParse(instrument).data
    ?.c_transienttoken
}
