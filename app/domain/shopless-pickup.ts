import { hasItems, isPickupShipment, shipmentIdOf, type ShipmentFacts } from './shipments'

interface Line {
  itemId?: string
  shipmentId?: string
}

interface BagFacts<Item extends Line> {
  productItems?: readonly Item[]
  shipments?: readonly (ShipmentFacts & { shippingAddress?: { c_storeId?: unknown } })[]
}

/**
 * Lines to be picked up, in a shipment that no longer says where: its address is a shop's, or its
 * method is pickup, and it names no shop. No shop can hand them over, so they are removed
 * (CART-018).
 */
export function listShoplessLines<Item extends Line>(basket: BagFacts<Item>): Item[] {
  const { shipments = [], productItems = [] } = basket
  const lost = shipments.filter(
    (shipment) =>
      !isPickupShipment(shipment) && hasItems(shipment, basket) && wasForPickup(shipment),
  )
  const ids = lost.map(({ shipmentId }) => shipmentId ?? '')
  return productItems.filter((item) => ids.includes(shipmentIdOf(item)))
}

function wasForPickup({
  shippingAddress,
  shippingMethod,
}: ShipmentFacts & { shippingAddress?: { c_storeId?: unknown } }): boolean {
  const { c_storeId: storeId } = shippingAddress ?? {}
  const { c_storePickupEnabled: isCollecting } = (shippingMethod ?? {}) as Record<string, unknown>
  return (typeof storeId === 'string' && storeId !== '') || isCollecting === true
}
