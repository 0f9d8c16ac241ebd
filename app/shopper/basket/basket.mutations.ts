import type { QueryClient } from '@tanstack/react-query'
import {
  removeBasketItem,
  removeBasketItems,
  updateBasketItem,
  type Basket,
  type BasketItem,
} from '@/commerce-client/baskets'
import { isPickupLine } from '@/domain/shipments'
import { logWarning } from '@/lib/log'
import { reportActivity } from '@/shopper/activities/report-activity'
import { toActivityProducts } from '@/shopper/activities/activity-products'
import { addToShipments, type BagAddition } from './add-to-shipment'
import { useBasketMutation } from './use-basket-mutation'

/**
 * Adds lines; the first one makes the basket, and the guest's session with it. What names no way is
 * sent. Throws AppError `other-pickup-shop`.
 */
export function useAddToBag() {
  return useBasketMutation<BagAddition[]>(addToShipments, { mayCreate: true, onDone: afterAdding })
}

/** Changes a line: its quantity, or `c_` attributes. */
export function useUpdateItem() {
  return useBasketMutation<{ itemId: string; changes: BasketItem }>(
    (siteId, basketId, { itemId, changes }, basket) =>
      updateBasketItem(siteId, basketId, itemId, toItemUpdate(basket, itemId, changes)),
  )
}

export function useRemoveItem() {
  return useBasketMutation<{ itemId: string }>((siteId, basketId, { itemId }) =>
    removeBasketItem(siteId, basketId, itemId),
  )
}

/** Takes several lines out at once: all of them, or none. */
export function useRemoveItems() {
  return useBasketMutation<{ itemIds: string[] }>((siteId, basketId, { itemIds }) =>
    removeBasketItems(siteId, basketId, itemIds),
  )
}

function afterAdding(
  siteId: string,
  additions: readonly BagAddition[],
  basket: Basket,
  queryClient: QueryClient,
): void {
  const products = toActivityProducts(additions, basket)
  reportActivity(siteId, 'addToCart', { products })
  // Most bags hold nothing that is to come again: who adds to those fetches no code for it.
  const hasOptins =
    basket.c_subscriptionOptins !== undefined ||
    basket.productItems?.some((line) => line.c_subscriptionFrequency !== undefined)
  if (!hasOptins) return
  void import('../subscriptions/sync-optins')
    .then(({ syncOptins }) => syncOptins(queryClient, siteId, basket))
    .catch((error: unknown) => logWarning('The subscriptions could not be sent', { error }))
}

/**
 * The whole of a changed line, as it is sent to the service (CART-041): what it is, how many, and
 * where it waits. Its shipment is named only by who moves it, so that nobody moves it back; the
 * price is the one that was seen, and the service has the last word.
 */
function toItemUpdate(
  { productItems = [] }: Pick<Basket, 'productItems'>,
  itemId: string,
  changes: BasketItem,
): BasketItem {
  const item = productItems.find((one) => one.itemId === itemId)
  if (!item) return changes
  const { productId, quantity, price, inventoryId, c_customMix, c_fromStoreId } = item
  return {
    productId,
    quantity,
    price,
    ...(c_customMix !== undefined && { c_customMix }),
    ...(isPickupLine(item) && { inventoryId, c_fromStoreId }),
    ...changes,
  }
}
