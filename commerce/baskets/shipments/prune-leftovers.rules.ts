import type { BasketDocument } from '../model/basket-document.schemas'
import { shippingItemIdOf } from '../model/shipping-item'

export function pruneLeftovers(document: BasketDocument): BasketDocument {
  const { manualAdjustments, shippingItemCustom } = document
  if (!manualAdjustments && !shippingItemCustom) return document
  const shippingIds = new Set(
    document.shipments.map(({ shipmentId }) => shippingItemIdOf(shipmentId)),
  )
  const itemIds = new Set(document.items.map(({ itemId }) => itemId))
  return {
    ...document,
    ...(manualAdjustments && {
      manualAdjustments: manualAdjustments.filter(
        ({ itemId }) => itemId === undefined || itemIds.has(itemId) || shippingIds.has(itemId),
      ),
    }),
    ...(shippingItemCustom && {
      shippingItemCustom: Object.fromEntries(
        Object.entries(shippingItemCustom).filter(([itemId]) => shippingIds.has(itemId)),
      ),
    }),
  }
}
