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
 * Lists pickup lines in a shipment that no longer has a shop: its address is a shop's or its method
 * is pickup, but it names no shop. Such lines cannot be picked up anywhere, so they are removed
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
