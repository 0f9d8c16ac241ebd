import { removePaymentInstrument } from '@/commerce-client/basket-payments'
import { GIFT_CARD } from '@rules/payment-methods'
import { useBasketMutation } from '@/shopper/basket/use-basket-mutation'
import type { GiftCardEntry } from '@/purchase/payment/gift-card-form'
import { addInstrument } from '@/purchase/payment/payment.mutations'

/** Pays with a gift card, up to its balance (PAY-031). */
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

/** The shop's own cards, the only ones that the service accepts. */
const BRAND = 'own'

/** Removes a gift card; its amount must then be paid differently (PAY-035). */
export function useRemoveGiftCard() {
  return useBasketMutation<string>((siteId, basketId, instrumentId) =>
    removePaymentInstrument(siteId, basketId, instrumentId),
  )
}
