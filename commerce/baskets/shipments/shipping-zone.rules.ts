import { isPoBox as isPoBoxAddress } from '../../shipping/shipping-address.rules'
import {
  isPickupShipment,
  type BasketDocument,
  type Shipment,
} from '../model/basket-document.schemas'

/** States and territories that goods reach by air or sea only; armed forces' post included. */
const REMOTE = new Set(['AK', 'HI', 'PR', 'GU', 'VI', 'AS', 'MP', 'AA', 'AE', 'AP'])

/** How far a delivery goes; undefined while its country and state are unknown, and for pickup. */
export function shippingZoneOf(shipment: Shipment): string | undefined {
  const { countryCode, stateCode } = shipment.shippingAddress ?? {}
  if (isPickupShipment(shipment)) return undefined
  if (countryCode && countryCode !== 'US') return countryCode === 'CA' ? 'canada' : 'international'
  if (!stateCode) return undefined
  return REMOTE.has(stateCode) ? 'remote' : 'contiguous'
}

/** By which way a shipment gets to its recipient. */
export function routeTypeOf(shipment: Shipment): 'pickup' | 'po-box' | 'delivery' {
  if (isPickupShipment(shipment)) return 'pickup'
  return isPoBox(shipment) ? 'po-box' : 'delivery'
}

/**
 * What a shipment belongs to: what is picked up in a shop, what goes to one recipient, or what goes
 * to several (MSH-018; its values are the engine's own). Shipments that nothing is in count for
 * nothing.
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
  const { address1, custom } = shippingAddress ?? {}
  return isPoBoxAddress({ address1, c_isPOBox: custom?.c_isPOBox })
}
