import { parcelsOf } from './fulfilment.rules'
import type { OrderDocument } from './order-document.schemas'
import type { OrderShippingStatus } from './orders.tables'
import { handedCountOf, pickupStateOf } from './pickup.rules'
import { hasLeft, linesWaiting } from './waiting-lines.rules'

const shipmentsWaiting = (document: OrderDocument) =>
  new Set(linesWaiting(document).map(({ item }) => item.shipmentId))

/**
 * Returns which of the order's shipments have left: all, some or none. A parcel that was refunded
 * completely does not count unless it was sent.
 */
export function shippingStatusOf(document: OrderDocument): OrderShippingStatus {
  const waiting = shipmentsWaiting(document)
  const shipments = (document.content.shipments ?? []).map((one) => {
    const isParcel = pickupStateOf(document, one) === undefined
    const isAllGone = hasLeft(document, one.shipmentId)
    return {
      isGone: isAllGone || parcelsOf(document, one.shipmentId).length > 0,
      isOver: isAllGone || (isParcel && !waiting.has(one.shipmentId)),
    }
  })
  const isPart = Object.values(document.pickups ?? {}).some((one) => handedCountOf(one) > 0)
  if (!shipments.some(({ isGone }) => isGone)) return isPart ? 'part_shipped' : 'not_shipped'
  return shipments.every(({ isOver }) => isOver) ? 'shipped' : 'part_shipped'
}

/**
 * Returns whether nothing of the order is left to be sent or collected. Of a parcel or a pickup
 * that was refunded completely, nothing is.
 */
export function isDelivered(document: OrderDocument): boolean {
  const { shipments = [] } = document.content
  const left = shipmentsWaiting(document)
  const isDone = shipments.map((one) => {
    const state = pickupStateOf(document, one)
    if (hasLeft(document, one.shipmentId) || state === 'returned') return 'yes'
    if (
      state !== undefined &&
      !left.has(one.shipmentId) &&
      handedCountOf(document.pickups?.[one.shipmentId ?? '']) > 0
    )
      return 'yes'
    return left.has(one.shipmentId) ? 'no' : 'nothing left'
  })
  return isDone.includes('yes') && !isDone.includes('no')
}
