import { removeBasketItem, updateBasketItem, type BasketItem } from '@/commerce-client/baskets'
import { addToShipments, type BagAddition } from './add-to-shipment'
import { useBasketMutation } from './use-basket-mutation'

/**
 * Adds lines; the first one makes the basket, and the guest's session with it. What names no way is
 * sent. Throws AppError `other-pickup-shop`.
 */
export function useAddToBag() {
  return useBasketMutation<BagAddition[]>(addToShipments, { mayCreate: true })
}

/** Changes a line: its quantity, or `c_` attributes. */
export function useUpdateItem() {
  return useBasketMutation<{ itemId: string; changes: BasketItem }>(
    (siteId, basketId, { itemId, changes }) => updateBasketItem(siteId, basketId, itemId, changes),
  )
}

export function useRemoveItem() {
  return useBasketMutation<{ itemId: string }>((siteId, basketId, { itemId }) =>
    removeBasketItem(siteId, basketId, itemId),
  )
}
