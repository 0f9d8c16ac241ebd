import {
  removeBasketItem,
  updateBasketItem,
  type Basket,
  type BasketItem,
} from '@/commerce-client/baskets'
import { reportActivity } from '@/shopper/activities/report-activity'
import { toActivityProducts } from '@/shopper/activities/activity-products'
import { addToShipments, type BagAddition } from './add-to-shipment'
import { useBasketMutation } from './use-basket-mutation'

/**
 * Adds lines; the first one makes the basket, and the guest's session with it. What names no way is
 * sent. Throws AppError `other-pickup-shop`.
 */
export function useAddToBag() {
  return useBasketMutation<BagAddition[]>(addToShipments, { mayCreate: true, onDone: reportAdded })
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

function reportAdded(siteId: string, additions: readonly BagAddition[], basket: Basket): void {
  const products = toActivityProducts(additions, basket)
  reportActivity(siteId, 'addToCart', { products })
}
