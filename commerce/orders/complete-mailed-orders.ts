import type { Db } from '../db/client'
import { transact } from '../db/transact'
import { addHistory } from './fail-order'
import { isUnderWay } from './fulfilment.rules'
import type { OrderDependencies } from './order-dependencies'
import { lockOrder, selectDeliveredOrders, updateOrder } from './order.repository'
import { isPaid } from './payment.rules'

/**
 * Completes the orders of which nothing is left to do once their gift cards have been mailed: an
 * operator has nothing to ship of them. Asked twice, completes each once.
 * @returns their numbers
 */
export async function completeMailedOrders(
  db: Db,
  { giftCertificates, now }: Pick<OrderDependencies, 'giftCertificates' | 'now'>,
): Promise<string[]> {
  const delivered = await selectDeliveredOrders(db)
  const waiting = await giftCertificates.findWaiting(delivered)
  const completed: string[] = []
  // without gift cards it is complete by other ways, or comes with a history and stays as it is
  for (const orderNo of delivered.filter((one) => waiting.get(one) === false)) {
    await transact(db, async (trx) => {
      const order = await lockOrder(trx, orderNo)
      // cancelled meanwhile, or its check has not come: then no card has been made either
      if (!order || !isUnderWay(order) || !isPaid(order)) return
      const document = addHistory(order.document, 'completed', now())
      const done = { status: 'completed', exportStatus: 'exported', document } as const
      await updateOrder(trx, orderNo, done, now())
      completed.push(orderNo)
    })
  }
  return completed
}
