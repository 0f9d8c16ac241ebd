const PREFIX = 'shipping-'

/** The id of a shipment's line for its delivery; it stays the same whatever the method. */
export function shippingItemIdOf(shipmentId: string): string {
  return `${PREFIX}${shipmentId}`
}
