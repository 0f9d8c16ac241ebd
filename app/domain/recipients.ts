import { isMailedOnly } from './goods'
import {
  DEFAULT_SHIPMENT_ID,
  freeShipmentId,
  hasAddress,
  hasItems,
  isCompleteAddress,
  isPickupShipment,
  shipmentIdOf,
  type AddressFacts,
  type ShipmentFacts,
  type ShippedItem,
} from './shipments'

/** A recipient of an order, as lists show it (MSH-013). */
export interface RecipientSelection {
  shipmentId: string
  /** Empty until the shopper has entered it. */
  fullName: string
  address: AddressFacts | undefined
  isSelected: boolean
}

/** The fields of a basket that rules use; the SDK's basket fits it. */
export interface RecipientFacts<Shipment extends ShipmentFacts = ShipmentFacts> {
  shipments?: readonly Shipment[]
  productItems?: readonly ShippedItem[]
  /** They go by e-mail. */
  giftCertificateItems?: readonly object[]
}

/**
 * The shipments with a recipient. The default one cannot be removed: empty, it is no recipient as
 * long as there is another.
 */
export function listRecipients<Shipment extends ShipmentFacts>(
  basket: RecipientFacts<Shipment>,
): Shipment[] {
  const sent = (basket.shipments ?? []).filter((shipment) => !isPickupShipment(shipment))
  if (isMailedOnly(basket)) return []
  const isOnly = (basket.shipments ?? []).length === 1
  return sent.filter((shipment) => isOnly || !isIdleDefault(shipment, basket))
}

/** Several people get something (MSH-002). */
export function isMultiShip(basket: RecipientFacts): boolean {
  return listRecipients(basket).length > 1
}

/**
 * The shipment that is open when the shopper comes: none of several, none that knows its address
 * already, else the only one (MSH-005).
 */
export function initialShipmentId(basket: RecipientFacts): string | undefined {
  const recipients = listRecipients(basket)
  const [only] = recipients
  return !only || recipients.length > 1 || hasAddress(only) ? undefined : only.shipmentId
}

/** No further recipient may be added (MSH-006). */
export function isRecipientLimitReached(basket: RecipientFacts, limit: number): boolean {
  return countRoom(basket, limit) <= 0
}

/** How many recipients may still be added. */
export function countRoom(basket: RecipientFacts, limit: number): number {
  const used = (basket.shipments ?? []).filter((one) => !isIdleDefault(one, basket))
  return Math.max(0, limit - used.length)
}

/**
 * The only shipment of an order, while it has no recipient: it counts as one only if some of its
 * items stay when they are shared out.
 */
function findUnclaimed<Shipment extends ShipmentFacts>(
  basket: RecipientFacts<Shipment>,
): Shipment | undefined {
  const [only, ...others] = listRecipients(basket)
  if (!only || others.length > 0 || !hasItems(only, basket)) return undefined
  const { shippingAddress: address } = only
  return fullNameOf(address) || address?.address1 ? undefined : only
}

/** How many recipients may still be added when everything in the unclaimed parcel goes to them. */
export function countRoomSharing(basket: RecipientFacts, limit: number): number {
  return countRoom(basket, limit) + (findUnclaimed(basket) ? 1 : 0)
}

/** One of those who are added, by index, gets an existing parcel. */
export interface ParcelClaim {
  shipmentId: string
  at: number
}

/**
 * The recipient who takes the shipment that has no recipient, if all its items are given away: the
 * first one who gets some of them. Their share is what the others leave.
 */
export function findClaim(
  basket: RecipientFacts,
  recipients: readonly { moves?: readonly { itemId: string; quantity: number }[] }[],
): ParcelClaim | undefined {
  const shipment = findUnclaimed(basket)
  if (!shipment) return undefined
  const { shipmentId = DEFAULT_SHIPMENT_ID } = shipment
  const inside = (basket.productItems ?? []).filter(
    (item) => shipmentIdOf(item) === shipmentId && item.bonusProductLineItem !== true,
  )
  const moves = recipients.flatMap((one) => one.moves ?? [])
  const isSharedOut = inside.every(({ itemId, quantity = 0 }) => {
    const own = moves.filter((move) => move.itemId === itemId)
    return own.reduce((sum, move) => sum + move.quantity, 0) >= quantity
  })
  const at = recipients.findIndex(({ moves: own = [] }) => own.length > 0)
  return isSharedOut && at >= 0 ? { shipmentId, at } : undefined
}

/** The default shipment keeps an address although nothing is in it: to be emptied before it is used. */
export function hasStaleDefault(basket: RecipientFacts): boolean {
  return (basket.shipments ?? []).some(
    (shipment) => isIdleDefault(shipment, basket) && shipment.shippingAddress !== undefined,
  )
}

/**
 * The shipment that is open: the wanted one as long as something is in it (MSH-004). A single one
 * without address is always open.
 */
export function resolveActiveId(
  wanted: string | undefined,
  basket: RecipientFacts,
): string | undefined {
  const recipients = listRecipients(basket)
  const found = recipients.find(({ shipmentId }) => shipmentId === wanted)
  const isGone = !found || (recipients.length > 1 && !hasItems(found, basket))
  return isGone ? initialShipmentId(basket) : wanted
}

/**
 * The ids of new recipients' shipments: the default one while nothing is in it, then `Shipment` and
 * the lowest free number (MSH-007).
 */
export function nextShipmentIds(basket: RecipientFacts, count: number): string[] {
  const { shipments = [] } = basket
  const taken: ShipmentFacts[] = [...shipments]
  const idle = shipments.some((one) => isIdleDefault(one, basket)) ? [DEFAULT_SHIPMENT_ID] : []
  const ids = idle.slice(0, count)
  while (ids.length < count) {
    const shipmentId = freeShipmentId(taken)
    taken.push({ shipmentId })
    ids.push(shipmentId)
  }
  return ids
}

/**
 * Shipments that nothing is in, while there is more than one: they are removed (MSH-003). The
 * default one stays, and so does what a shop holds for the shopper.
 */
export function listEmptyShipmentIds(basket: RecipientFacts): string[] {
  const { shipments = [] } = basket
  if (shipments.length < 2) return []
  return shipments.flatMap((shipment) =>
    shipment.shipmentId === undefined ||
    shipment.shipmentId === DEFAULT_SHIPMENT_ID ||
    isPickupShipment(shipment) ||
    hasItems(shipment, basket)
      ? []
      : shipment.shipmentId,
  )
}

/** The first missing part of a recipient, before the order can be paid. */
export type RecipientNeed = 'items' | 'address' | 'phone' | 'method' | 'date'

/**
 * @param isMixed something else of the order waits in a shop: who brings this must be able to call
 * (CHK-014)
 */
export function findRecipientNeed(
  shipment: ShipmentFacts,
  basket: RecipientFacts,
  isMixed: boolean,
): RecipientNeed | undefined {
  if (!hasItems(shipment, basket)) return 'items'
  if (!isCompleteAddress(shipment.shippingAddress)) return 'address'
  if (isMixed && !shipment.shippingAddress.phone) return 'phone'
  if (!shipment.shippingMethod?.id) return 'method'
  // the reason comes from the service
  return shipment.c_dateProblem ? 'date' : undefined
}

/** Recipients to choose from, none of them chosen or those named. */
export function toSelections(
  recipients: readonly ShipmentFacts[],
  selectedIds: ReadonlySet<string> = new Set(),
): RecipientSelection[] {
  return recipients.map(({ shipmentId = DEFAULT_SHIPMENT_ID, shippingAddress }) => ({
    shipmentId,
    fullName: fullNameOf(shippingAddress),
    address: shippingAddress,
    isSelected: selectedIds.has(shipmentId),
  }))
}

export function fullNameOf(address: AddressFacts | undefined): string {
  return [address?.firstName, address?.lastName].filter(Boolean).join(' ')
}

function isIdleDefault(shipment: ShipmentFacts, basket: RecipientFacts): boolean {
  return (
    (shipment.shipmentId ?? DEFAULT_SHIPMENT_ID) === DEFAULT_SHIPMENT_ID &&
    !isPickupShipment(shipment) &&
    !hasItems(shipment, basket)
  )
}
