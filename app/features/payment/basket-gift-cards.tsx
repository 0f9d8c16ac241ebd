import type { Basket } from '@/commerce-client/baskets'
import { amountToPay, isGiftCard } from '@/rules/payment'
import { GiftCards } from '@/purchase/payment/gift-cards'
import { useApplyGiftCard, useRemoveGiftCard } from './gift-cards.mutations'

export function BasketGiftCards({ basket }: { basket: Basket }) {
  const application = useApplyGiftCard()
  const removal = useRemoveGiftCard()
  const applied = (basket.paymentInstruments ?? []).filter(isGiftCard)
  return (
    <GiftCards
      applied={applied.map((one) => ({
        id: one.paymentInstrumentId ?? '',
        masked: one.maskedGiftCertificateCode ?? '',
        amount: one.amount ?? 0,
      }))}
      left={amountToPay(basket)}
      {...{ application, removal }}
    />
  )
}
