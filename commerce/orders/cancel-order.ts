import type { Trx } from '../db/client'
import { toCancelledMail } from '../mail/order-notices.rules'
import { addHistory, releaseGoods } from './fail-order'
import type { OrderDependencies } from './order-dependencies'
import { loadOrderMailContext } from './order-mail-context'
import { toOrder } from './order.mapper'
import { updateOrder, type StoredOrder } from './order.repository'

/**
 * Cancels a placed order that `trx` has locked: stock and certificates go back, subscriptions that
 * it began end, the buyer is told.
 */
export async function cancelOrder(
  trx: Trx,
  dependencies: OrderDependencies,
  order: StoredOrder,
  reason: string,
): Promise<StoredOrder> {
  const { mail, now } = dependencies
  const document = addHistory(order.document, `cancelled: ${reason}`, now())
  const changes = { status: 'cancelled', document } as const
  const cancelled = await updateOrder(trx, order.orderNo, changes, now())
  await releaseGoods(trx, dependencies, order)
  await dependencies.subscriptions.endOf(trx, order.orderNo)
  const context = await loadOrderMailContext(trx, dependencies, cancelled)
  await mail.queue(trx, toCancelledMail(toOrder(cancelled), context))
  return cancelled
}
