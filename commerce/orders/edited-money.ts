import type { Actor } from '../audit/record-change'
import type { Trx } from '../db/client'
import { toDecimal } from '../money'
import type { OrderDependencies } from './order-dependencies'
import type { RefundPart } from './order-document.schemas'
import { refundOrder } from './order-refunds'
import { updateOrder, type StoredOrder } from './order.repository'
import { isPaid, unpaidMinor, withWaived } from './payment.rules'
import { allotRefund, refundedMinor } from './refund.rules'

/** The reason of the refund of what a changed order costs less. */
const CHANGED = 'Order changed'

/** Splits what an order costs less: what was not paid yet need not be paid, the rest goes back. */
export function splitCheaper(
  order: StoredOrder,
  cheaperMinor: number,
): { waivedMinor: number; parts: RefundPart[] } {
  const waivedMinor = Math.min(cheaperMinor, unpaidMinor(order.document.payments))
  return { waivedMinor, parts: allotRefund(order, cheaperMinor - waivedMinor, false) }
}

/** @param order with its new total */
export async function settleCheaper(
  trx: Trx,
  dependencies: OrderDependencies,
  order: StoredOrder,
  cheaperMinor: number,
  by: Actor | undefined,
): Promise<StoredOrder> {
  if (cheaperMinor === 0) return order
  const { document, orderNo } = order
  const { waivedMinor } = splitCheaper(order, cheaperMinor)
  const wasPaid = waivedMinor === 0
  const payments = withWaived(document.payments, waivedMinor)
  const waived = { ...order, document: { ...document, payments } }
  const amountMinor = cheaperMinor - waivedMinor
  const settled =
    amountMinor === 0
      ? await updateOrder(trx, orderNo, { document: waived.document }, dependencies.now())
      : await refundOrder(trx, dependencies, waived, toRequest(waived, amountMinor), by)
  if (wasPaid || !isPaid(settled)) return settled
  // what had been paid before pays for all that is left
  const cards = document.basket?.document.giftCertificateItems ?? []
  await dependencies.giftCertificates.issue(trx, settled, cards)
  return updateOrder(trx, orderNo, { paymentStatus: 'authorised' }, dependencies.now())
}

const toRequest = ({ document, currency }: StoredOrder, amountMinor: number) => ({
  ...{ items: [], reason: CHANGED, restock: false, byHand: false, ofEdit: true },
  amount: toDecimal(amountMinor, currency),
  expectedRefunded: toDecimal(refundedMinor(document), currency),
})
