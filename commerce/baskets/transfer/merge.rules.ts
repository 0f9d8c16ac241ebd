import { isDeepStrictEqual } from 'node:util'
import type { Address, BasketDocument, BasketItem, Shipment } from '../basket-document.schemas'
import { isPickupShipment } from '../basket-document.schemas'
import { freeShipmentId } from '../shipments/free-shipment-id'
import { mergeEqualLines } from '../items/items.rules'
import { settleLines } from '../items/settle-lines.rules'

const MAX_QUANTITY = 999

/** What becomes of a product that both baskets hold, in the words of the Shopper Baskets API. */
export const MERGE_MODES = [
  'higher_quantity',
  'sum_quantities',
  'saved_quantity',
  'separate_item',
] as const
export type MergeMode = (typeof MERGE_MODES)[number]

export interface MergeOptions {
  /** `sum_quantities` if absent. */
  mode?: MergeMode
  /** Whether two codes are of one coupon; only equal codes are if absent. */
  isSameCoupon?: (one: string, other: string) => boolean
  /** Whether shipments come along without whom they concern. */
  withoutPersonalData?: boolean
}

/**
 * Puts the items of `other` into `kept`: deliveries into a shipment of the same id, pickups into
 * the pickup shipment of the same shop; shipments, promo codes and attributes that `kept` lacks
 * come along. Who orders, pays and from where stays as in `kept`. No line is lost: a box with
 * another mix stays a line of its own.
 */
export function mergeDocuments(
  kept: BasketDocument,
  other: BasketDocument,
  options: MergeOptions = {},
): BasketDocument {
  const { isSameCoupon = (one, another) => one === another } = options
  const shipments = [...kept.shipments]
  const targets = new Map<string, string>()
  for (const shipment of other.shipments) {
    const isUsed = other.items.some((item) => item.shipmentId === shipment.shipmentId)
    if (!isUsed) continue
    const target = findTarget(shipments, shipment)
    const shipmentId = target?.shipmentId ?? freeId(shipment.shipmentId, shipments)
    targets.set(shipment.shipmentId, shipmentId)
    if (target) continue
    const added = { ...shipment, shipmentId }
    shipments.push(options.withoutPersonalData ? withoutPersonalData(added) : added)
  }
  const moved = other.items.map((item): BasketItem => ({
    ...item,
    shipmentId: targets.get(item.shipmentId) ?? item.shipmentId,
  }))
  const added = other.coupons.filter(
    ({ code }) => !kept.coupons.some((coupon) => isSameCoupon(coupon.code, code)),
  )
  const settled = settleLines({ ...kept, shipments, items: moved }).items
  return {
    ...kept,
    coupons: [...kept.coupons, ...added],
    shipments,
    items: mergeItems(kept.items, mergeEqualLines(settled), options.mode ?? 'sum_quantities'),
    ...mergeExtras(kept, other, targets),
    custom: { ...other.custom, ...kept.custom },
  }
}

/** Gift certificates, and discounts granted by hand to the order: those of items stay with them. */
function mergeExtras(
  kept: BasketDocument,
  other: BasketDocument,
  targets: ReadonlyMap<string, string>,
): Pick<BasketDocument, 'giftCertificateItems' | 'manualAdjustments'> {
  const moved = other.giftCertificateItems?.map(({ shipmentId, ...item }) => {
    const target = targets.get(shipmentId ?? '')
    return { ...item, ...(target !== undefined && { shipmentId: target }) }
  })
  const promotionIds = new Set(kept.manualAdjustments?.map(({ promotionId }) => promotionId))
  const granted = other.manualAdjustments?.filter(
    ({ level, promotionId }) => level === 'order' && !promotionIds.has(promotionId),
  )
  return {
    ...(moved && { giftCertificateItems: [...(kept.giftCertificateItems ?? []), ...moved] }),
    ...(granted && { manualAdjustments: [...(kept.manualAdjustments ?? []), ...granted] }),
  }
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

function mergeItems(
  kept: readonly BasketItem[],
  moved: readonly BasketItem[],
  mode: MergeMode,
): BasketItem[] {
  const items = [...kept]
  for (const item of moved) {
    const at = mode === 'separate_item' ? -1 : kept.findIndex((one) => isSameProduct(one, item))
    const twin = items[at]
    if (twin) items[at] = { ...twin, quantity: combine(twin.quantity, item.quantity, mode) }
    else items.push(item)
  }
  return items
}

function combine(saved: number, added: number, mode: MergeMode): number {
  if (mode === 'saved_quantity') return saved
  const quantity = mode === 'higher_quantity' ? Math.max(saved, added) : saved + added
  return Math.min(quantity, MAX_QUANTITY)
}

/**
 * The documented match: other attributes may differ, and the saved ones stay; not so a box's mix,
 * nor how often something is to come again.
 */
function isSameProduct(one: BasketItem, other: BasketItem): boolean {
  const identity = (item: BasketItem) => [
    item.shipmentId,
    item.productId,
    item.inventoryId,
    item.gift,
    item.giftMessage,
    item.productListItem?.id,
    item.bonusDiscountLineItemId,
    item.optionItems?.map(({ optionId, optionValueId }) => [optionId, optionValueId]),
    item.bundledItems?.map(({ productId, quantity }) => [productId, quantity]),
    item.custom.c_customMix,
    item.custom.c_subscriptionFrequency,
  ]
  return isDeepStrictEqual(identity(one), identity(other))
}

/** Where a shipment's items go; a delivery that has no address yet joins the first delivery. */
function findTarget(shipments: readonly Shipment[], shipment: Shipment): Shipment | undefined {
  const same = shipments.find((candidate) => isSameDestination(candidate, shipment))
  if (same || isPickupShipment(shipment) || shipment.shippingAddress) return same
  return shipments.find((candidate) => !isPickupShipment(candidate))
}

function isSameDestination(one: Shipment, other: Shipment): boolean {
  if (isPickupShipment(one) !== isPickupShipment(other)) return false
  if (isPickupShipment(one)) return one.custom.c_fromStoreId === other.custom.c_fromStoreId
  return one.shipmentId === other.shipmentId
}

function freeId(wanted: string, shipments: readonly Shipment[]): string {
  const isTaken = shipments.some(({ shipmentId }) => shipmentId === wanted)
  return isTaken ? freeShipmentId(shipments) : wanted
}
