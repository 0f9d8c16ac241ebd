import { isDeepStrictEqual } from 'node:util'
import { secondLine } from '../../../rules/address-lines'
import { toPlainText } from '../../../rules/plain-text'
import { postalCodeKey } from '../../../rules/postal-code'
import type { Address, BasketDocument, Shipment } from '../model/basket-document.schemas'
import { isPickupShipment } from '../model/basket-document.schemas'
import { freeShipmentId } from '../shipments/free-shipment-id'

interface MergedShipments {
  shipments: Shipment[]
  /** Shipment id in `other` → id of the shipment that receives its items. */
  targets: ReadonlyMap<string, string>
}

/**
 * Deliveries to different people or places, or with different gift messages, stay separate even if
 * they have the same id. The exception: if `losesAddresses` is set and neither basket has several
 * deliveries, deliveries with the same id are always merged.
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

/**
 * Returns the shipment that receives the items; undefined if a new one is needed. A delivery
 * without an address that matches no id is merged into the first delivery.
 */
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

function isAnotherPresent(one: Shipment, other: Shipment): boolean {
  if (!isAddressed(one) || !isAddressed(other)) return false
  const words = [one.giftMessage, other.giftMessage].filter(Boolean)
  if (new Set(words).size > 1) return true
  return !isDeepStrictEqual(recipientOf(one), recipientOf(other))
}

/** Other fields, e.g. the phone number, may differ. */
function recipientOf({ shippingAddress: address }: Shipment): string[] {
  const { firstName, lastName, address1, city, stateCode } = address ?? {}
  const code = postalCodeKey(address?.postalCode)
  const parts = [firstName, lastName, address1, secondLine(address ?? {}), city, stateCode, code]
  return parts.map((part) => toPlainText(part ?? '').toLowerCase())
}

/** A state or postal code alone serves an estimate and does not identify a recipient. */
function isAddressed({ shippingAddress }: Shipment): boolean {
  return Boolean(shippingAddress?.address1)
}

/**
 * Completes `target` with the data of `joined`. If only `joined` has an address, `target` takes
 * over its address and shipping method. If both have one, `target` takes over only the gift
 * message, if it has none.
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

/** A pickup shop's address stays. */
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
  'c_pickupTextPhone',
  'c_selectedAddressID',
])

function withoutPerson(address: Address | undefined): Address | undefined {
  if (!address) return undefined
  const { firstName: _first, lastName: _last, phone: _phone, ...place } = address
  return place
}
