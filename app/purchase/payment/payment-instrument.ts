import { z } from 'zod'
import type { NewPaymentInstrument } from '@/commerce-client/basket-payments'
import type { Basket, PaymentInstrument } from '@/commerce-client/baskets'
import type { NewOrderPayment } from '@/commerce-client/orders'
import { amountToPay, findMainInstrument, isApproved } from '@/rules/payment'
import { CARD, paymentKindOf } from '@rules/payment-methods'
import type { CardToken } from '@/integrations/card-gateway/card-fields.port'

/**
 * Seconds. A token is not used in its last minute, because the order still has to be placed with
 * it.
 */
const MARGIN_S = 60

const attributes = z.object({
  c_transienttoken: z.string().min(1).optional().catch(undefined),
  c_transientTokenExp: z.coerce.number().optional().catch(undefined),
  c_paymentToken: z.string().min(1).optional().catch(undefined),
})

/** How a new card is saved; absent if it is not saved. */
export interface CardKeeping {
  paymentToken: string
  /** The card also pays for subscriptions. */
  forSubscriptions: boolean
}

/** Converts a card to the basket's payment instrument: displayable data and the token (PAY-009). */
export function toPaymentInstrument(
  card: CardToken,
  amount: number,
  keeping?: CardKeeping,
): NewPaymentInstrument {
  const { cardType, maskedNumber, expirationMonth, expirationYear } = card
  return {
    paymentMethodId: CARD,
    amount,
    paymentCard: { cardType, maskedNumber, expirationMonth, expirationYear },
    ...(keeping
      ? {
          c_paymentToken: keeping.paymentToken,
          c_saveCard: true,
          ...(keeping.forSubscriptions && { c_useForSubscriptions: true }),
        }
      : { c_transienttoken: card.token, c_transientTokenExp: card.expiresAt }),
  }
}

/** Returns the main instrument of a basket if an order can be placed with it now. */
export function findUsableInstrument(basket: Basket, now: Date): PaymentInstrument | undefined {
  const instrument = findMainInstrument(basket)
  if (!instrument || !isApproved(instrument, amountToPay(basket))) return undefined
  const { paymentMethodId, paymentCard } = instrument
  const kind = paymentKindOf(paymentMethodId)
  // these kinds need no token or approval before the order is placed
  if (kind === 'later' || kind === 'none') return instrument
  const { c_transienttoken, c_transientTokenExp = 0, c_paymentToken } = attributes.parse(instrument)
  const isSaved = c_paymentToken ?? paymentCard?.creditCardToken
  const isFresh = c_transienttoken && c_transientTokenExp > now.getTime() / 1000 + MARGIN_S
  return isSaved || isFresh ? instrument : undefined
}

/**
 * Returns whether a payment can be used for subscriptions: any method except a card, or a card that
 * is already saved or will be saved for subscriptions.
 */
export function canPayAgain({ paymentMethodId, ...instrument }: PaymentInstrument): boolean {
  if (paymentMethodId !== CARD) return true
  return Boolean(instrument.c_walletUUID) || instrument.c_useForSubscriptions === true
}

/**
 * Returns the payment of the order's instrument (PAY-023); a saved card needs no token from the
 * page.
 */
export function toOrderPayment(instrument: PaymentInstrument): NewOrderPayment {
  const { paymentMethodId, amount, paymentCard } = instrument
  const { c_transienttoken, c_paymentToken } = attributes.parse(instrument)
  const token = c_transienttoken ?? c_paymentToken
  const { cardType, maskedNumber, expirationMonth, expirationYear, creditCardToken } =
    paymentCard ?? {}
  return {
    paymentMethodId,
    amount,
    ...(paymentCard && {
      paymentCard: {
        cardType,
        maskedNumber,
        expirationMonth,
        expirationYear,
        ...(creditCardToken && { creditCardToken }),
      },
    }),
    ...(token && { c_token: token }),
  }
}
