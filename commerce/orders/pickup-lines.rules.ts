import type { OrderDocument } from './order-document.schemas'
import { handedQuantityOf } from './pickup.rules'
import { linesLeft, refundedQuantityOf } from './refund.rules'

/**
 * Returns the lines of which something is left and was not handed over yet. What is refunded counts
 * as taken from what still waits in the shop, unless it was handed over and came back.
 */
export function linesWaiting(document: OrderDocument) {
  return linesLeft(document).flatMap((line) => {
    const { itemId } = line
    const handed = handedQuantityOf(document, itemId) - broughtBackOf(document, itemId)
    const quantity = line.quantity - Math.max(0, handed)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}

/** Returns the lines of one shipment that wait to be sent or collected. */
export const linesWaitingIn = (document: OrderDocument, shipmentId: string) =>
  linesWaiting(document).filter(({ item }) => item.shipmentId === shipmentId)

/** Pieces of a line that came back after they were handed over, and were refunded since. */
export function broughtBackOf(
  { refunds = [], returns = [] }: Pick<OrderDocument, 'refunds' | 'returns'>,
  itemId: string,
): number {
  const own = returns.filter((one) => one.itemId === itemId && one.receivedAt !== undefined)
  const [since] = own.map(({ requestedAt }) => requestedAt).sort()
  if (since === undefined) return 0
  const refunded = refundedQuantityOf({ refunds: refunds.filter(({ at }) => at >= since) }, itemId)
  return Math.min(
    refunded,
    own.reduce((sum, { quantity }) => sum + quantity, 0),
  )
}
