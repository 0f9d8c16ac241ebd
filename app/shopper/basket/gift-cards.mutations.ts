import {
  addGiftCard,
  removeGiftCard,
  updateGiftCard,
  type NewGiftCard,
} from '@/commerce-client/gift-certificate-items'
import { useBasketMutation } from './use-basket-mutation'

interface GiftCardChange {
  card: NewGiftCard
  /** The one of the bag that is changed; undefined: another one is bought. */
  itemId?: string
}

/** Puts a gift card into the bag, or changes one that is there. */
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
