const PREFIX = 'shipping-'

/** Returns the id of a shipment's shipping item. It does not depend on the method. */
export function shippingItemIdOf(shipmentId: string): string {
  return `${PREFIX}${shipmentId}`
}
