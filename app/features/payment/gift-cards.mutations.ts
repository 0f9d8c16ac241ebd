import { removePaymentInstrument } from '@/commerce-client/basket-payments'
import { GIFT_CARD } from '@/domain/payment-methods'
import { useBasketMutation } from '@/shopper/basket/use-basket-mutation'
import { addInstrument } from '@/purchase/payment/payment.mutations'

export interface GiftCardEntry {
  number: string
  /** Its security code; empty for one that has none. */
  pin: string
}

/** Pays with a gift card as far as its balance goes (PAY-031). */
export function useApplyGiftCard() {
  return useBasketMutation<GiftCardEntry>((siteId, basketId, { number, pin }) =>
    addInstrument(siteId, basketId, {
      paymentMethodId: GIFT_CARD,
      ...(pin
        ? { giftCardRequest: { brand: BRAND, cardNumber: number, cvc: pin } }
        : { giftCertificateCode: number }),
    }),
  )
}

/** The house's own cards; the service knows no others. */
const BRAND = 'own'

/** Takes a gift card off; what it paid is to be paid otherwise (PAY-035). */
export function useRemoveGiftCard() {
  return useBasketMutation<string>((siteId, basketId, instrumentId) =>
    removePaymentInstrument(siteId, basketId, instrumentId),
  )
}
