import type { Actor } from '../audit/record-change'
import type { Trx } from '../db/client'
import { toDecimal } from '../money'
import type { OrderDependencies } from './order-dependencies'
import { refundOrder } from './order-refunds'
import { updateOrder, type StoredOrder } from './order.repository'
import { isPaid, unpaidMinor } from './payment.rules'
import { coveredMinor } from './refund-gift-cards.rules'
import { costMinorOf, refundableMinor, refundedMinor, type RefundRequest } from './refund.rules'

interface GivenBack extends Pick<RefundRequest, 'items' | 'reason' | 'restock'> {
  /** Whether nothing else is left of the order: shipping and fees go back too. */
  isLast: boolean
}

/**
 * Takes things out of an order that the shopper does not get: what was paid for them is refunded,
 * and what was not paid need not be paid any more. Of an order of which nothing is left, and that
 * was not paid, the caller decides what becomes.
 * @throws Problem 400, 409 as `assessRefund`
 */
export async function giveBack(
  trx: Trx,
  dependencies: OrderDependencies,
  order: StoredOrder,
  { isLast, ...given }: GivenBack,
  by: Actor | undefined,
): Promise<StoredOrder> {
  const { orderNo, document, currency } = order
  const bought = await dependencies.giftCertificates.bought.list(orderNo, trx)
  const refundable = coveredMinor(refundableMinor(order), bought)
  const cost = costMinorOf(order, given)
  const waivedMinor = isLast ? 0 : Math.min(cost, unpaidMinor(document.payments))
  const amount = isLast ? refundable : Math.min(cost - waivedMinor, refundable)
  const request: RefundRequest = {
    ...{ ...given, waivedMinor, byHand: false, amount: toDecimal(amount, currency) },
    expectedRefunded: toDecimal(refundedMinor(document), currency),
  }
  const written = await refundOrder(trx, dependencies, order, request, by)
  if (waivedMinor === 0 || !isPaid(written)) return written
  // what had been paid before pays for all that is left
  const cards = document.basket?.document.giftCertificateItems ?? []
  await dependencies.giftCertificates.issue(trx, written, cards)
  return updateOrder(trx, orderNo, { paymentStatus: 'authorised' }, dependencies.now())
}
