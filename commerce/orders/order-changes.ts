import { recordChange, toDifference, type Actor } from '../audit/record-change'
import type { Db, Trx } from '../db/client'
import { transact } from '../db/transact'
import { exportStatusOf, toLogged } from './back-office-order.rules'
import { isDelivered, shippingStatusOf } from './delivered.rules'
import { endRefundedPickups } from './end-refunded-pickups'
import { isUnderWay } from './fulfilment.rules'
import type { OrderDependencies } from './order-dependencies'
import type { OrderDocument } from './order-document.schemas'
import { orderNotFound } from './order-problems'
import { lockOrder, updateOrder, type StoredOrder } from './order.repository'
import { isPaid } from './payment.rules'

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
