import type { Trx } from '../db/client'
import { formatMinor } from '../../rules/office-money'
import { toCancelledMail } from '../mail/order-notices.rules'
import { toDecimal } from '../money'
import { closeAllShortages } from './close-shortages'
import { addHistory, releaseGoods } from './fail-order'
import type { OrderDependencies } from './order-dependencies'
import { loadOrderMailContext } from './order-mail-context'
import { cancelFailed } from './order-problems'
import { toOrder } from './order.mapper'
import { updateOrder, type StoredOrder } from './order.repository'
import { refundedMinor } from './refund.rules'

/**
 * Cancels a placed order like `endOrder`, and notifies the buyer.
 * @throws Problem as `endOrder`
 */
export async function cancelOrder(
  trx: Trx,
  dependencies: OrderDependencies,
  order: StoredOrder,
  reason: string,
  by?: string,
): Promise<StoredOrder> {
  const cancelled = await endOrder(trx, dependencies, order, reason, by)
  const context = await loadOrderMailContext(trx, dependencies, cancelled)
  const refunded = toDecimal(refundedMinor(order.document), order.currency)
  await dependencies.mail.queue(trx, toCancelledMail(toOrder(cancelled), context, refunded))
  return cancelled
}

/**
 * Cancels a placed order that is locked by `trx`: stock, coupons and certificates are returned,
 * refunds at the gateway are recorded, and subscriptions that the order started end.
 * @param by the operator's name; absent for the shopper
 * @throws Problem 409 when a gift card that the order bought has already been used
 */
export async function endOrder(
  trx: Trx,
  dependencies: OrderDependencies,
  order: StoredOrder,
  reason: string,
  by?: string,
): Promise<StoredOrder> {
  const { giftCertificates, now } = dependencies
  // otherwise a gift card that was already used would become unpaid
  const spentMinor = await giftCertificates.bought.withdraw(trx, order.orderNo)
  if (spentMinor > 0) throw cancelFailed(order.orderNo, formatMinor(spentMinor, order.currency))
  const who = by === undefined ? undefined : { name: by }
  const closed = await closeAllShortages(trx, dependencies, order, who)
  const document = addHistory(closed.document, `cancelled: ${reason}`, now(), by)
  const changes = { status: 'cancelled', document } as const
  const cancelled = await updateOrder(trx, order.orderNo, changes, now())
  await releaseGoods(trx, dependencies, closed)
  await dependencies.subscriptions.endOf(trx, order.orderNo)
  return cancelled
}
