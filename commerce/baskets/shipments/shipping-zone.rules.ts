import { isPoBoxAddress } from '../../../rules/po-box'
import {
  isPickupShipment,
  type BasketDocument,
  type Shipment,
} from '../model/basket-document.schemas'

/** States and territories that can only be reached by air or sea, including military addresses. */
const REMOTE = new Set(['AK', 'HI', 'PR', 'GU', 'VI', 'AS', 'MP', 'AA', 'AE', 'AP'])

/**
 * Returns the zone of a delivery. It is undefined for pickup, and while the state of a US address
 * (or of one without a country) is unknown.
 */
export function shippingZoneOf(shipment: Shipment): string | undefined {
  const { countryCode, stateCode } = shipment.shippingAddress ?? {}
  if (isPickupShipment(shipment)) return undefined
  if (countryCode && countryCode !== 'US') return countryCode === 'CA' ? 'canada' : 'international'
  if (!stateCode) return undefined
  return REMOTE.has(stateCode) ? 'remote' : 'contiguous'
}

/** Returns how a shipment reaches its recipient. */
export function routeTypeOf(shipment: Shipment): 'pickup' | 'po-box' | 'delivery' {
  if (isPickupShipment(shipment)) return 'pickup'
  return isPoBox(shipment) ? 'po-box' : 'delivery'
}

/**
 * Returns the group of a shipment: in-store pickup, the only delivery of the basket, or one of
 * several deliveries (MSH-018; the values are the engine's own).
 */
export function groupTypeOf(
  shipment: Shipment,
  { shipments, items }: BasketDocument,
): 'pickup' | 'single' | 'several' {
  if (isPickupShipment(shipment)) return 'pickup'
  const used = new Set(items.map(({ shipmentId }) => shipmentId))
  const sent = shipments.filter((one) => used.has(one.shipmentId) && !isPickupShipment(one))
  return sent.length > 1 ? 'several' : 'single'
}

export function isPoBox({ shippingAddress }: Shipment): boolean {
  return isPoBoxAddress({ ...shippingAddress, c_isPOBox: shippingAddress?.custom.c_isPOBox })
}
