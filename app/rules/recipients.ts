import { isMailedOnly } from './basket-contents'
import {
  DEFAULT_SHIPMENT_ID,
  freeShipmentId,
  hasAddress,
  hasItems,
  isCompleteAddress,
  isPickupShipment,
  needsPhone,
  shipmentIdOf,
  type AddressFacts,
  type ShipmentFacts,
  type ShippedItem,
} from './shipments'

/** A recipient of an order, as shown in lists (MSH-013). */
export interface RecipientSelection {
  shipmentId: string
  /** Empty until the shopper has entered the name. */
  fullName: string
  address: AddressFacts | undefined
  isSelected: boolean
}

export interface RecipientFacts<Shipment extends ShipmentFacts = ShipmentFacts> {
  shipments?: readonly Shipment[]
  productItems?: readonly ShippedItem[]
  /** Sent by e-mail. */
  giftCertificateItems?: readonly object[]
}

/**
 * Returns the shipments with a recipient. An empty default shipment, which cannot be removed, is
 * omitted if there are other shipments.
 */
export function listRecipients<Shipment extends ShipmentFacts>(
  basket: RecipientFacts<Shipment>,
): Shipment[] {
  const sent = (basket.shipments ?? []).filter((shipment) => !isPickupShipment(shipment))
  if (isMailedOnly(basket)) return []
  const isOnly = (basket.shipments ?? []).length === 1
  return sent.filter((shipment) => isOnly || !isIdleDefault(shipment, basket))
}

/** Returns whether the order has several recipients (MSH-002). */
export function isMultiShip(basket: RecipientFacts): boolean {
  return listRecipients(basket).length > 1
}

/**
 * Returns the shipment that is open initially: the only one, if it has no address yet; otherwise
 * none (MSH-005).
 */
export function initialShipmentId(basket: RecipientFacts): string | undefined {
  const recipients = listRecipients(basket)
  const [only] = recipients
  return !only || recipients.length > 1 || hasAddress(only) ? undefined : only.shipmentId
}

/** Returns whether no further recipient may be added (MSH-006). */
export function isRecipientLimitReached(basket: RecipientFacts, limit: number): boolean {
  return countRoom(basket, limit) <= 0
}

/** Returns how many recipients may still be added. */
export function countRoom(basket: RecipientFacts, limit: number): number {
  const used = (basket.shipments ?? []).filter((one) => !isIdleDefault(one, basket))
  return Math.max(0, limit - used.length)
}

/**
 * Returns the only shipment of an order if it has items but no recipient. It needs a recipient of
 * its own only if not all its items are distributed to others.
 */
function findUnclaimed<Shipment extends ShipmentFacts>(
  basket: RecipientFacts<Shipment>,
): Shipment | undefined {
  const [only, ...others] = listRecipients(basket)
  if (!only || others.length > 0 || !hasItems(only, basket)) return undefined
  const { shippingAddress: address } = only
  return fullNameOf(address) || address?.address1 ? undefined : only
}

/**
 * Returns how many recipients may still be added if they receive everything in the shipment without
 * a recipient.
 */
export function countRoomSharing(basket: RecipientFacts, limit: number): number {
  return countRoom(basket, limit) + (findUnclaimed(basket) ? 1 : 0)
}

/** Assigns an existing shipment to one of the added recipients, given by index. */
export interface ParcelClaim {
  shipmentId: string
  at: number
}

/**
 * Finds the recipient who takes over the shipment that has no recipient, if all its items are
 * distributed: the first one who receives any of them. Their items are those that remain in it.
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

/**
 * Returns whether the empty default shipment still has an address, which must be cleared before it
 * is used.
 */
export function hasStaleDefault(basket: RecipientFacts): boolean {
  return (basket.shipments ?? []).some(
    (shipment) => isIdleDefault(shipment, basket) && shipment.shippingAddress !== undefined,
  )
}

/**
 * Returns the open shipment: the requested one, as long as it has items (MSH-004). A single
 * shipment without an address is always open.
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
 * Returns shipment ids for new recipients: the default shipment if it is empty, then `Shipment`
 * with the lowest free number (MSH-007).
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
 * Lists the empty shipments, which are removed if there are several shipments (MSH-003). The
 * default and pickup shipments are kept.
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

/** The first missing part of a recipient's data, needed before the order can be paid. */
export type RecipientNeed = 'items' | 'address' | 'phone' | 'method' | 'date'

export function findRecipientNeed(
  shipment: ShipmentFacts,
  basket: RecipientFacts,
): RecipientNeed | undefined {
  if (!hasItems(shipment, basket)) return 'items'
  if (!isCompleteAddress(shipment.shippingAddress)) return 'address'
  if (!shipment.shippingAddress.phone && needsPhone(shipment, basket)) return 'phone'
  if (!shipment.shippingMethod?.id) return 'method'
  // the service sets the reason
  return shipment.c_dateProblem ? 'date' : undefined
}

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
