import {
  addItemsToBasket,
  removeBasketItem,
  updateBasketItem,
  type BasketItem,
  type NewBasketItem,
} from '@/commerce-client/baskets'
import { useBasketMutation } from './use-basket-mutation'

/** Adds lines; the first one makes the basket, and the guest's session with it. */
export function useAddToBag() {
  return useBasketMutation<NewBasketItem[]>(addItemsToBasket, { mayCreate: true })
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
