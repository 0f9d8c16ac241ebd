import type { BasketDocument, BasketItem, Shipment } from './basket-document.schemas'
import { isPickupShipment } from './basket-document.schemas'
import { mergeEqualLines, type CombineQuantities } from './items.rules'

/**
 * Puts the items of `other` into `kept`: deliveries into a shipment of the same id, pickups into
 * the pickup shipment of the same shop; shipments and promo codes that `kept` lacks come along. Who orders, pays
 * and from where stays as in `kept`. `combine` says how many pieces equal lines become; their sum if absent.
 */
export function mergeDocuments(
  kept: BasketDocument,
  other: BasketDocument,
  combine?: CombineQuantities,
): BasketDocument {
  const shipments = [...kept.shipments]
  const targets = new Map<string, string>()
  for (const shipment of other.shipments) {
    const isUsed = other.items.some((item) => item.shipmentId === shipment.shipmentId)
    if (!isUsed) continue
    const target = findTarget(shipments, shipment)
    const added = target ?? { ...shipment, shipmentId: freeId(shipment.shipmentId, shipments) }
    if (!target) shipments.push(added)
    targets.set(shipment.shipmentId, added.shipmentId)
  }
  const moved = other.items.map((item): BasketItem => ({
    ...item,
    shipmentId: targets.get(item.shipmentId) ?? item.shipmentId,
  }))
  const codes = new Set(kept.coupons.map(({ code }) => code))
  const coupons = [...kept.coupons, ...other.coupons.filter(({ code }) => !codes.has(code))]
  return { ...kept, coupons, shipments, items: mergeEqualLines([...kept.items, ...moved], combine) }
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
  const taken = new Set(shipments.map(({ shipmentId }) => shipmentId))
  if (!taken.has(wanted)) return wanted
  let number = 1
  while (taken.has(`Shipment${number}`)) number += 1
  return `Shipment${number}`
}
