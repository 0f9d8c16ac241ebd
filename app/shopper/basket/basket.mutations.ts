import type { QueryClient } from '@tanstack/react-query'
import {
  removeBasketItem,
  removeBasketItems,
  updateBasketItem,
  type Basket,
  type BasketItem,
} from '@/commerce-client/baskets'
import { isPickupLine } from '@/rules/shipments'
import { logWarning } from '@/lib/log'
import { reportActivity } from '@/shopper/activities/report-activity'
import { toActivityProducts } from '@/shopper/activities/activity-products'
import { addToShipments, type BagAddition } from './add-to-shipment'
import { useBasketMutation } from './use-basket-mutation'

/**
 * Adds lines; the first one creates the basket, and with it the guest's session. Lines without a
 * fulfillment option are delivered. Throws AppError `other-pickup-shop`.
 */
export function useAddToBag() {
  return useBasketMutation<BagAddition[]>(addToShipments, { mayCreate: true, onDone: afterAdding })
}

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

/** Removes several lines at once: all of them, or none. */
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
  // few bags have subscriptions: only those load the code for them
  const hasOptins =
    basket.c_subscriptionOptins !== undefined ||
    basket.productItems?.some((line) => line.c_subscriptionFrequency !== undefined)
  if (!hasOptins) return
  void import('../subscriptions/sync-optins')
    .then(({ syncOptins }) => syncOptins(queryClient, siteId, basket))
    .catch((error: unknown) => logWarning('The subscriptions could not be sent', { error }))
}

/**
 * Returns a changed line with all the fields that the service requires (CART-041). The shipment is
 * included only in a move, so that other changes do not move the line back. The price is the one
 * that was shown; the service determines the actual one.
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
