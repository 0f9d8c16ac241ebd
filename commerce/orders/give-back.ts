import type { Actor } from '../audit/record-change'
import type { Trx } from '../db/client'
import { toDecimal } from '../money'
import type { BoughtGiftCard } from '../gift-certificates/bought-gift-cards'
import type { OrderDependencies } from './order-dependencies'
import type { OrderDocument } from './order-document.schemas'
import { refundOrder } from './order-refunds'
import { updateOrder, type StoredOrder } from './order.repository'
import { isPaid, unpaidMinor } from './payment.rules'
import { coveredMinor } from './refund-gift-cards.rules'
import {
  costMinorOf,
  linesLeft,
  refundableMinor,
  refundedMinor,
  refundedQuantityOf,
  type RefundRequest,
} from './refund.rules'

type GivenBack = Pick<RefundRequest, 'items' | 'boxPieces' | 'reason' | 'restock' | 'givesBack'>

/**
 * Takes things out of an order that the shopper does not get: what was paid for them is refunded,
 * and what was not paid need not be paid any more. With the last things, shipping and fees go back
 * too. Of an order of which nothing is left, and that
 * was not paid, the caller decides what becomes.
 * @throws Problem 400, 409 as `assessRefund`
 */
export async function giveBack(
  trx: Trx,
  dependencies: OrderDependencies,
  order: StoredOrder,
  given: GivenBack,
  by: Actor | undefined,
): Promise<StoredOrder> {
  const { orderNo, document, currency } = order
  const bought = await dependencies.giftCertificates.bought.list(orderNo, trx)
  const isLast = isRest(document, given.items) && !hasGiftCards(document, bought)
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

/** Returns whether these items are all goods that are left of the order. */
const isRest = (document: OrderDocument, items: GivenBack['items']): boolean =>
  linesLeft(document).every(({ itemId, quantity }) =>
    items.some((one) => one.itemId === itemId && one.quantity >= quantity),
  )

const hasGiftCards = (document: OrderDocument, bought: readonly BoughtGiftCard[]): boolean =>
  (document.content.giftCertificateItems ?? []).some(
    ({ giftCertificateItemId: id = '' }) =>
      bought.some(({ itemId }) => itemId === id) || refundedQuantityOf(document, id) === 0,
  )
