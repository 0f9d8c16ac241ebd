import { isDeepStrictEqual } from 'node:util'
import type { Address, BasketDocument, Shipment } from '../model/basket-document.schemas'
import { isPickupShipment } from '../model/basket-document.schemas'
import { freeShipmentId } from '../shipments/free-shipment-id'

interface MergedShipments {
  shipments: Shipment[]
  /** Where the items of each shipment of `other` go. */
  targets: ReadonlyMap<string, string>
}

/**
 * The shipments of two baskets that become one. A recipient stays a recipient: deliveries to two
 * people or places are kept apart, whatever their ids, and so are two gift messages. Where those of
 * `other` lose their address, one delivery that joins another stays one.
 */
export function mergeShipments(
  into: BasketDocument,
  other: BasketDocument,
  { losesAddresses = false } = {},
): MergedShipments {
  const shipments = [...into.shipments]
  const targets = new Map<string, string>()
  const hasSeveral = [into, other].some(({ shipments: own }) => listDeliveries(own).length > 1)
  const keepsApart = hasSeveral || !losesAddresses
  for (const shipment of other.shipments) {
    const isUsed = other.items.some((item) => item.shipmentId === shipment.shipmentId)
    if (!isUsed) continue
    const target = findTarget(shipments, shipment, keepsApart)
    const shipmentId = target?.shipmentId ?? freeId(shipment.shipmentId, shipments)
    targets.set(shipment.shipmentId, shipmentId)
    const moved = { ...shipment, shipmentId }
    const added = losesAddresses ? withoutPersonalData(moved) : moved
    if (target) shipments[shipments.indexOf(target)] = fill(target, added)
    else shipments.push(added)
  }
  return { shipments, targets }
}

/** Where a shipment's items go; a delivery that has no address yet joins the first delivery. */
function findTarget(
  shipments: readonly Shipment[],
  shipment: Shipment,
  keepsApart: boolean,
): Shipment | undefined {
  if (isPickupShipment(shipment)) {
    const { c_fromStoreId: shop } = shipment.custom
    return shipments.find((one) => isPickupShipment(one) && one.custom.c_fromStoreId === shop)
  }
  const deliveries = listDeliveries(shipments)
  const same = deliveries.find(({ shipmentId }) => shipmentId === shipment.shipmentId)
  if (same && !(keepsApart && isAnotherPresent(same, shipment))) return same
  return shipment.shippingAddress ? undefined : deliveries[0]
}

function listDeliveries(shipments: readonly Shipment[]): Shipment[] {
  return shipments.filter((shipment) => !isPickupShipment(shipment))
}

/** To somebody else, to another place, or with other words. */
function isAnotherPresent(one: Shipment, other: Shipment): boolean {
  if (!isAddressed(one) || !isAddressed(other)) return false
  const words = [one.giftMessage, other.giftMessage].filter(Boolean)
  if (new Set(words).size > 1) return true
  return !isDeepStrictEqual(recipientOf(one), recipientOf(other))
}

/** Who and where, as a carrier reads it: phone numbers and attributes may differ. */
function recipientOf({ shippingAddress: address }: Shipment): string[] {
  const { firstName, lastName, address1, address2, city, stateCode } = address ?? {}
  const zip = address?.postalCode?.replace(/^(\d{5})-\d{4}$/, '$1')
  const parts = [firstName, lastName, address1, address2, city, stateCode, zip]
  return parts.map((part) => (part ?? '').trim().replace(/\s+/g, ' ').toLowerCase())
}

/** A state or a postal code alone is there for an estimate: it names nobody. */
function isAddressed({ shippingAddress }: Shipment): boolean {
  return Boolean(shippingAddress?.address1)
}

/**
 * A delivery without an address takes over the address of the one that joins it. Any other only
 * takes the gift message, if it has none.
 */
function fill(target: Shipment, joined: Shipment): Shipment {
  if (!isAddressed(joined)) return target
  if (isAddressed(target)) {
    const { gift, giftMessage } = joined
    return giftMessage && !target.giftMessage ? { ...target, gift, giftMessage } : target
  }
  const { shippingAddress, shippingMethodId } = joined
  return {
    ...joined,
    ...target,
    shippingAddress,
    shippingMethodId,
    giftMessage: target.giftMessage ?? joined.giftMessage,
    custom: { ...joined.custom, ...target.custom },
  }
}

function freeId(wanted: string, shipments: readonly Shipment[]): string {
  const isTaken = shipments.some(({ shipmentId }) => shipmentId === wanted)
  return isTaken ? freeShipmentId(shipments) : wanted
}

/** A shipment without names, contacts and the address it is delivered to; a shop's stays. */
function withoutPersonalData(shipment: Shipment): Shipment {
  const custom = Object.fromEntries(
    Object.entries(shipment.custom).filter(([name]) => !PERSONAL.has(name)),
  )
  const shippingAddress = isPickupShipment(shipment) ? shipment.shippingAddress : undefined
  return { ...shipment, shippingAddress: withoutPerson(shippingAddress), custom }
}

const PERSONAL = new Set([
  'c_pickupFirstName',
  'c_pickupLastName',
  'c_pickupPhone',
  'c_pickupEmail',
  'c_selectedAddressID',
])

function withoutPerson(address: Address | undefined): Address | undefined {
  if (!address) return undefined
  const { firstName: _first, lastName: _last, phone: _phone, ...place } = address
  return place
}
