import {
  removeBasketItem,
  updateBasketItem,
  type BasketItem,
  type NewBasketItem,
} from '@/commerce-client/baskets'
import { addForDelivery, addForPickup, type PickupPlace } from './add-to-shipment'
import { useBasketMutation } from './use-basket-mutation'

/** Adds lines; the first one makes the basket, and the guest's session with it. */
export function useAddToBag() {
  return useBasketMutation<NewBasketItem[]>(addForDelivery, { mayCreate: true })
}

/** Adds lines that are collected in a shop. Throws AppError `other-pickup-shop`. */
export function useAddForPickup() {
  return useBasketMutation<{ items: NewBasketItem[]; place: PickupPlace }>(
    (siteId, basketId, { items, place }, basket) =>
      addForPickup(siteId, basketId, items, place, basket),
    { mayCreate: true },
  )
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
