import { isDeepStrictEqual } from 'node:util'
import type { Address, BasketDocument, Shipment } from '../model/basket-document.schemas'
import { isPickupShipment } from '../model/basket-document.schemas'
import { freeShipmentId } from '../shipments/free-shipment-id'

interface MergedShipments {
  shipments: Shipment[]
  /** Where the items of each shipment of `other` go. */
  targets: ReadonlyMap<string, string>
}

/** The shipments of two baskets that become one. @param prepare called for each that comes along */
export function mergeShipments(
  kept: BasketDocument,
  other: BasketDocument,
  prepare: (shipment: Shipment) => Shipment,
): MergedShipments {
  const shipments = [...kept.shipments]
  const targets = new Map<string, string>()
  const hasSeveral = [kept, other].some(({ shipments: own }) => listDeliveries(own).length > 1)
  for (const shipment of other.shipments) {
    const isUsed = other.items.some((item) => item.shipmentId === shipment.shipmentId)
    if (!isUsed) continue
    const target = findTarget(shipments, shipment, hasSeveral)
    const shipmentId = target?.shipmentId ?? freeId(shipment.shipmentId, shipments)
    targets.set(shipment.shipmentId, shipmentId)
    const added = prepare({ ...shipment, shipmentId })
    if (!target) shipments.push(added)
    else if (!isAddressed(target)) shipments[shipments.indexOf(target)] = fill(target, added)
  }
  return { shipments, targets }
}

/** Where a shipment's items go; a delivery that has no address yet joins the first delivery. */
function findTarget(
  shipments: readonly Shipment[],
  shipment: Shipment,
  hasSeveral: boolean,
): Shipment | undefined {
  if (isPickupShipment(shipment)) {
    const { c_fromStoreId: shop } = shipment.custom
    return shipments.find((one) => isPickupShipment(one) && one.custom.c_fromStoreId === shop)
  }
  const deliveries = listDeliveries(shipments)
  const same = deliveries.find(({ shipmentId }) => shipmentId === shipment.shipmentId)
  if (same && !(hasSeveral && isSentElsewhere(same, shipment))) return same
  return shipment.shippingAddress ? undefined : deliveries[0]
}

function listDeliveries(shipments: readonly Shipment[]): Shipment[] {
  return shipments.filter((shipment) => !isPickupShipment(shipment))
}

function isSentElsewhere(one: Shipment, other: Shipment): boolean {
  const { shippingAddress: address } = one
  if (!isAddressed(one) || !isAddressed(other)) return false
  return !isDeepStrictEqual(address, other.shippingAddress)
}

/** A state or a postal code alone is there for an estimate: it names nobody. */
function isAddressed({ shippingAddress }: Shipment): boolean {
  return Boolean(shippingAddress?.address1)
}

/** A delivery that nobody is named for becomes the one that joins it, but for what it has itself. */
function fill(target: Shipment, joined: Shipment): Shipment {
  if (!isAddressed(joined)) return target
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
export function withoutPersonalData(shipment: Shipment): Shipment {
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
