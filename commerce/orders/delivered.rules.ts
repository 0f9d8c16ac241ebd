import { hasLeft } from './fulfilment.rules'
import type { OrderDocument } from './order-document.schemas'
import { handedCountOf, pickupStateOf } from './pickup.rules'
import { linesWaiting } from './pickup-lines.rules'

/**
 * Returns whether nothing of the order is left to be sent or collected. Of a pickup that was
 * refunded completely, nothing is.
 */
export function isDelivered(document: OrderDocument): boolean {
  const { shipments = [] } = document.content
  const left = new Set(linesWaiting(document).map(({ item }) => item.shipmentId))
  const isDone = shipments.map((one) => {
    const state = pickupStateOf(document, one)
    if (hasLeft(document, one.shipmentId) || state === 'returned') return 'yes'
    if (
      state !== undefined &&
      !left.has(one.shipmentId) &&
      handedCountOf(document.pickups?.[one.shipmentId ?? '']) > 0
    )
      return 'yes'
    return state !== undefined && !left.has(one.shipmentId) ? 'nothing left' : 'no'
  })
  return isDone.includes('yes') && !isDone.includes('no')
}
