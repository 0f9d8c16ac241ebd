import type { OrderDocument } from './order-document.schemas'
import { handedQuantityOf } from './pickup.rules'
import { linesLeft } from './refund.rules'

/**
 * Returns the lines of which something is left and was not handed over yet. What is refunded counts
 * as taken from what still waits in the shop.
 */
export function linesWaiting(document: OrderDocument) {
  return linesLeft(document).flatMap((line) => {
    const quantity = line.quantity - handedQuantityOf(document, line.itemId)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}

/** Returns the lines of one shipment that wait to be sent or collected. */
export const linesWaitingIn = (document: OrderDocument, shipmentId: string) =>
  linesWaiting(document).filter(({ item }) => item.shipmentId === shipmentId)
