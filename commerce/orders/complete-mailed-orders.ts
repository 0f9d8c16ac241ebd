import type { Db } from '../db/client'
import { transact } from '../db/transact'
import { addHistory } from './fail-order'
import { isDelivered } from './delivered.rules'
import { isUnderWay } from './fulfilment.rules'
import type { OrderDependencies } from './order-dependencies'
import { lockOrder, updateOrder } from './order.repository'
import { selectDeliveredOrders } from './unfinished-orders.repository'
import { isPaid } from './payment.rules'
import { pickupStatusOf } from './pickup.rules'

/**
 * Completes the orders that need nothing more once their gift cards have been mailed, since an
 * operator has nothing to ship. Safe to run concurrently: each order is completed once.
 * @returns their numbers
 */
export async function completeMailedOrders(
  db: Db,
  { giftCertificates, now }: Pick<OrderDependencies, 'giftCertificates' | 'now'>,
): Promise<string[]> {
  const delivered = await selectDeliveredOrders(db)
  const waiting = await giftCertificates.findWaiting(delivered)
  const completed: string[] = []
  // an order without gift cards is completed elsewhere; an imported order stays as it is
  for (const orderNo of delivered.filter((one) => waiting.get(one) === false)) {
    await transact(db, async (trx) => {
      const order = await lockOrder(trx, orderNo)
      // skip an order that was canceled in the meantime, or whose check has not arrived: its gift
      // cards do not exist yet
      if (!order || !isUnderWay(order) || !isPaid(order)) return
      const isReturned = pickupStatusOf(order.document) === 'returned'
      if (isReturned && !isDelivered(order.document)) return
      const document = addHistory(order.document, 'completed', now())
      const done = { status: 'completed', exportStatus: 'exported', document } as const
      await updateOrder(trx, orderNo, done, now())
      completed.push(orderNo)
    })
  }
  return completed
}
