const PREFIX = 'shipping-'

/** It does not depend on the method. */
export function shippingItemIdOf(shipmentId: string): string {
  return `${PREFIX}${shipmentId}`
}
