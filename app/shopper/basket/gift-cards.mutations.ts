import {
  addGiftCard,
  removeGiftCard,
  updateGiftCard,
  type NewGiftCard,
} from '@/commerce-client/gift-certificate-items'
import { useBasketMutation } from './use-basket-mutation'

interface GiftCardChange {
  card: NewGiftCard
  /** Id of the gift card in the bag that is changed; undefined adds a new one. */
  itemId?: string
}

export function useSaveGiftCard() {
  return useBasketMutation<GiftCardChange>(
    (siteId, basketId, { card, itemId }, { giftCertificateItems = [] }) => {
      const isThere = giftCertificateItems.some((one) => one.giftCertificateItemId === itemId)
      return itemId !== undefined && isThere
        ? updateGiftCard(siteId, basketId, itemId, card)
        : addGiftCard(siteId, basketId, card)
    },
    { mayCreate: true },
  )
}

export function useRemoveGiftCard() {
  return useBasketMutation<{ itemId: string }>((siteId, basketId, { itemId }) =>
    removeGiftCard(siteId, basketId, itemId),
  )
}
