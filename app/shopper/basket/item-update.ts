import type { Basket, BasketItem } from '@/commerce-client/baskets'
import { isPickupLine } from '@/domain/shipments'

/**
 * The whole of a changed line, as the service is told (D2 §7): what it is, how many, and where it
 * waits. Its shipment is named only by who moves it, so that nobody moves it back; the price is the
 * one that was seen, and the service has the last word.
 */
export function toItemUpdate(
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
