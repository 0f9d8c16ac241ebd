import { updateBasketItems } from '@/commerce-client/basket-items'
import { updateShipment } from '@/commerce-client/basket-shipments'
import type { Basket } from '@/commerce-client/baskets'
import { hasItems, isPickupShipment, shipmentIdOf, splitShipments } from '@/rules/shipments'
import type { PickupShop } from '@/integrations/store-locator/pickup-shop'
import { emptyPickupShipment, NO_PICKUP } from './clear-pickup'
import { toPickupAddress } from './pickup-place'

/**
 * Changes pickup lines to delivery: in the existing delivery shipment, or in a new one. Nothing is
 * removed from the bag; the service refuses or marks lines that cannot be delivered.
 */
export async function shipInstead(
  siteId: string,
  basketId: string,
  basket: Basket,
): Promise<Basket> {
  const { deliveries, pickups } = splitShipments(basket)
  let parcelId = deliveries[0]?.shipmentId
  let changed = basket
  for (const { shipmentId = '' } of pickups) {
    if (parcelId === undefined) {
      changed = await updateShipment(siteId, basketId, shipmentId, NO_PICKUP)
      parcelId = shipmentId
      continue
    }
    const target = parcelId
    const moved = (basket.productItems ?? [])
      .filter((item) => shipmentIdOf(item) === shipmentId && !item.bonusProductLineItem)
      .map(({ itemId = '' }) => ({ itemId, shipmentId: target }))
    await updateBasketItems(siteId, basketId, moved)
    changed = await emptyPickupShipment(siteId, basketId, shipmentId)
  }
  return changed
}

/** Moves all pickup lines to another shop; the service marks lines that are out of stock there. */
export async function movePickup(
  siteId: string,
  basketId: string,
  basket: Basket,
  shop: PickupShop,
): Promise<Basket> {
  let changed = basket
  const pickups = (basket.shipments ?? []).filter(
    (shipment) => isPickupShipment(shipment) && hasItems(shipment, basket),
  )
  for (const { shipmentId = '' } of pickups) {
    changed = await updateShipment(siteId, basketId, shipmentId, {
      shippingAddress: toPickupAddress(shop),
      c_fromStoreId: shop.id,
    })
  }
  return changed
}
