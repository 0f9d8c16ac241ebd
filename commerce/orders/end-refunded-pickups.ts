import { isOpenPickup } from '../../rules/pickup-states'
import type { Trx } from '../db/client'
import { addHistory } from './fail-order'
import type { OrderDocument } from './order-document.schemas'
import { dropCode } from './pickup-code.repository'
import { handedCountOf, pickupStateOf, shopNameOf, withMove } from './pickup.rules'
import { takeClosedPickup } from './shop-pickups.repository'
import { linesWaitingIn } from './waiting-lines.rules'

/**
 * Ends the pickups of which a refund has taken the last piece that waited: as collected if a part
 * of it was, otherwise as given back.
 */
export async function endRefundedPickups(
  trx: Trx,
  { orderNo, document }: { orderNo: string; document: OrderDocument },
  at: Date,
): Promise<OrderDocument> {
  const { shipments = [], productItems = [] } = document.content
  let ended = document
  for (const shipment of shipments) {
    const { shipmentId = '' } = shipment
    const state = pickupStateOf(document, shipment)
    const isFilled = productItems.some((item) => item.shipmentId === shipmentId)
    if (!state || !isOpenPickup(state) || !isFilled) continue
    if (linesWaitingIn(document, shipmentId).length > 0) continue
    const to = handedCountOf(document.pickups?.[shipmentId]) > 0 ? 'collected' : 'returned'
    await dropCode(trx, { orderNo, shipmentId })
    await takeClosedPickup(trx, { orderNo, shipmentId })
    const text = `pickup in ${shopNameOf(document, shipmentId)} over, because nothing of it is left`
    ended = addHistory(withMove(ended, shipmentId, { to }, at, undefined), text, at)
  }
  return ended
}
