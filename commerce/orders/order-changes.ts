import { recordChange, toDifference, type Actor } from '../audit/record-change'
import type { Db, Trx } from '../db/client'
import { transact } from '../db/transact'
import { exportStatusOf, toLogged } from './back-office-order.rules'
import { isDelivered, shippingStatusOf } from './delivered.rules'
import { isUnderWay } from './fulfilment.rules'
import type { OrderDependencies } from './order-dependencies'
import type { OrderDocument } from './order-document.schemas'
import { orderNotFound } from './order-problems'
import { lockOrder, updateOrder, type StoredOrder } from './order.repository'
import { isPaid } from './payment.rules'
import { isOpenPickup } from '../../rules/pickup-states'
import { addHistory } from './fail-order'
import { dropCode } from './pickup-code.repository'
import { handedCountOf, pickupStateOf, shopNameOf, withMove } from './pickup.rules'
import { takeClosedPickup } from './shop-pickups.repository'
import { linesWaitingIn } from './waiting-lines.rules'

/**
 * Ends the pickups of which a refund has taken the last piece that waited: as collected if a part
 * of it was, otherwise as given back.
 */
async function endRefundedPickups(
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

export type OrderChanges = ReturnType<typeof createOrderChanges>

/** What every operation on orders changes them by: locked, logged, and with its status. */
export function createOrderChanges(db: Db, { giftCertificates, now }: OrderDependencies) {
  function change(orderNo: string, work: (trx: Trx, order: StoredOrder) => Promise<StoredOrder>) {
    return transact(db, async (trx) => {
      const order = await lockOrder(trx, orderNo)
      if (!order) throw orderNotFound(orderNo)
      return work(trx, order)
    })
  }

  /** Like `change`, and logs the new state of the order, unless nothing was changed. */
  function changeAs(
    by: Actor | undefined,
    action: string,
    orderNo: string,
    work: (trx: Trx, order: StoredOrder) => Promise<StoredOrder | undefined>,
  ) {
    return change(orderNo, async (trx, order) => {
      const changed = await work(trx, order)
      if (!changed) return order
      const subject = { type: 'order', id: orderNo } as const
      const difference = toDifference(toLogged(order), toLogged(changed))
      await recordChange(trx, by, { action, subject, ...difference }, now())
      return changed
    })
  }

  /** An order is completed when all goods, including gift cards, have been sent and it is paid. */
  async function write(trx: Trx, order: StoredOrder, given: OrderDocument): Promise<StoredOrder> {
    const document = await endRefundedPickups(trx, { ...order, document: given }, now())
    const shippingStatus = shippingStatusOf(document)
    const waiting = await giftCertificates.findWaiting([order.orderNo], trx)
    const isComplete = isDelivered(document) && waiting.get(order.orderNo) !== true
    const isDone = isComplete && isPaid({ ...order, document })
    const status = isUnderWay(order) && isDone ? 'completed' : order.status
    const exportStatus = exportStatusOf({ ...order, document })
    return updateOrder(
      trx,
      order.orderNo,
      { document, shippingStatus, status, exportStatus },
      now(),
    )
  }

  return { change, changeAs, write }
}
