import { parcelsOf, sentQuantityOf } from './fulfilment.rules'
import type { OrderDocument } from './order-document.schemas'
import { handedCountOf, handedQuantityOf } from './pickup.rules'
import { linesLeft, refundedQuantityOf } from './refund.rules'

/**
 * Returns the lines of which something is left and was neither sent nor handed over yet. What is
 * refunded counts as taken from what still waits, unless it had left and was claimed or came back.
 */
export function linesWaiting(document: OrderDocument) {
  return linesLeft(document).flatMap((line) => {
    const { item, itemId } = line
    const gone = handedQuantityOf(document, itemId) + sentQuantityOf(document, item)
    const quantity = line.quantity - Math.max(0, gone - refundedGoneOf(document, itemId))
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}

/** Returns the lines of one shipment that wait to be sent or collected. */
export const linesWaitingIn = (document: OrderDocument, shipmentId: string) =>
  linesWaiting(document).filter(({ item }) => item.shipmentId === shipmentId)

/** Returns whether a shipment has left us completely: in parcels, or collected in a shop. */
export function hasLeft(document: OrderDocument, shipmentId = ''): boolean {
  const pickup = document.pickups?.[shipmentId]
  if (pickup?.state === 'collected') return true
  if (pickup?.state === 'returned' && handedCountOf(pickup) > 0) return true
  const isBegun = parcelsOf(document, shipmentId).length > 0
  return isBegun && linesWaitingIn(document, shipmentId).length === 0
}

/** Pieces of a line that were refunded after they had left: they were claimed, or came back. */
export function refundedGoneOf(
  { refunds = [], returns = [] }: Pick<OrderDocument, 'refunds' | 'returns'>,
  itemId: string,
): number {
  const claimed = refundedQuantityOf({ refunds: refunds.filter(({ ofSent }) => ofSent) }, itemId)
  const own = returns.filter((one) => one.itemId === itemId && one.receivedAt !== undefined)
  const [since] = own.map(({ requestedAt }) => requestedAt).sort()
  if (since === undefined) return claimed
  const others = refunds.filter(({ at, ofSent }) => at >= since && !ofSent)
  const broughtBack = own.reduce((sum, { quantity }) => sum + quantity, 0)
  return claimed + Math.min(refundedQuantityOf({ refunds: others }, itemId), broughtBack)
}
