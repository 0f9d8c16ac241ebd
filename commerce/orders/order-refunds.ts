import { formatMinor } from '../../rules/office-money'
import type { Actor } from '../audit/record-change'
import type { Db, Trx } from '../db/client'
import { toRefundedMail } from '../mail/order-notices.rules'
import { sumMinor, toDecimal } from '../money'
import { shippingStatusOf } from './delivered.rules'
import { addHistory } from './fail-order'
import type { OrderDependencies } from './order-dependencies'
import type { OrderDocument, OrderRefund, RefundPart } from './order-document.schemas'
import { loadOrderMailContext } from './order-mail-context'
import { orderNotFound } from './order-problems'
import { toOrder } from './order.mapper'
import { withWaived } from './payment.rules'
import { lockOrder, updateOrder, type StoredOrder } from './order.repository'
import { splitRefused } from './refund-gift-cards.rules'
import { allotRefund, amountOf, assessRefund, type RefundRequest } from './refund.rules'
import { listRestocked } from './restock'

/** Maximum number of refunds that one call sends. */
const AT_ONCE = 200

/**
 * Bought gift cards that it names are reduced; gift cards that paid are credited immediately,
 * refunds at the gateway are recorded (`askForRefunds` sends them), and the rest must be paid out
 * by hand.
 * @throws Problem 400, 409 as `assessRefund`
 */
export async function refundOrder(
  trx: Trx,
  dependencies: OrderDependencies,
  order: StoredOrder,
  request: RefundRequest,
  by: Actor | undefined,
): Promise<StoredOrder> {
  const { giftCertificates, inventory, now } = dependencies
  const { document, orderNo, currency } = order
  // lock stock before gift cards, as when ordering, so that two orders cannot deadlock
  const asked = toRefund(order, request, by, now())
  const restocked = request.restock ? await listRestocked(trx, order, asked, request.inStock) : []
  await inventory.giveBack(trx, restocked)
  const bought = await giftCertificates.bought.lock(trx, orderNo)
  const { amountMinor, giftCards } = assessRefund(order, request, bought)
  await giftCertificates.bought.reduce(trx, orderNo, giftCards)
  const parts: RefundPart[] = []
  for (const part of allotRefund(order, amountMinor, request.byHand)) {
    const { paymentInstrumentId } = part
    if (part.state === 'done') {
      const reference = `${orderNo}:${paymentInstrumentId}`
      const isThere = await giftCertificates.giveBackPart(trx, order, reference, part.amountMinor)
      // imported from another system: the payment was not made with a gift card of this engine
      parts.push(isThere ? part : { ...part, state: 'by-hand' })
    } else {
      parts.push(part)
    }
  }
  const refund = { ...asked, parts, giftCards, restocked }
  const { waivedMinor } = refund
  const refunded: OrderDocument = {
    ...document,
    refunds: [...(document.refunds ?? []), refund],
    payments: withWaived(document.payments, waivedMinor),
  }
  const texts = [
    ...(amountMinor > 0 ? [`refund of ${formatMinor(amountMinor, currency)}`] : []),
    ...(waivedMinor > 0 ? [`${formatMinor(waivedMinor, currency)} no longer to be paid`] : []),
  ]
  const changed = texts.reduce((all, text) => addHistory(all, text, now(), by?.name), refunded)
  await recordRefunds(trx, order, refund, now())
  const written = await updateOrder(trx, orderNo, { document: changed }, now())
  await notifyWhenSettled(trx, dependencies, written, refund)
  return written
}

/** A refund that gives nothing back yet. */
function toRefund(
  { document }: StoredOrder,
  request: RefundRequest,
  by: Actor | undefined,
  at: Date,
): OrderRefund {
  const { reason, waivedMinor = 0, boxPieces = [], givesBack, ofEdit, ofSent, ofReturn } = request
  return {
    id: String((document.refunds?.length ?? 0) + 1),
    ...{ parts: [], giftCards: [], restocked: [], reason, waivedMinor, at: at.toISOString() },
    ...{ items: [...request.items], boxPieces },
    ...(givesBack !== undefined && { givesBack }),
    ...(ofEdit && { ofEdit }),
    ...(ofSent && { ofSent }),
    ...(ofReturn !== undefined && { ofReturn }),
    by: by?.name ?? 'the engine',
  }
}

/** Records the refunds that the gateway must make once the transaction has ended. */
export async function recordRefunds(
  trx: Trx,
  order: Pick<StoredOrder, 'orderNo' | 'currency' | 'document'>,
  refund: OrderRefund,
  at: Date,
) {
  const { orderNo, currency, document } = order
  const rows = refund.parts.flatMap(({ paymentInstrumentId, amountMinor, state }) => {
    const index = document.payments.findIndex(
      ({ instrument }) => instrument.paymentInstrumentId === paymentInstrumentId,
    )
    const transactionId = document.payments[index]?.transactionId
    if (state !== 'pending' || transactionId === undefined) return []
    return {
      reference: `${orderNo}-refund-${refund.id}-${index + 1}`,
      order_no: orderNo,
      refund_id: refund.id,
      payment_instrument_id: paymentInstrumentId,
      transaction_id: transactionId,
      amount_minor: amountMinor,
      currency,
      created_at: at,
    }
  })
  if (rows.length > 0) await trx.insertInto('open_refund').values(rows).execute()
}

async function notifyWhenSettled(
  trx: Trx,
  dependencies: OrderDependencies,
  order: StoredOrder,
  refund: OrderRefund,
): Promise<void> {
  const amountMinor = amountOf(refund)
  if (amountMinor === 0 || refund.parts.some(({ state }) => state === 'pending')) return
  const context = await loadOrderMailContext(trx, dependencies, order)
  const isByHand = refund.parts.some(({ state }) => state === 'by-hand')
  const settled = { id: refund.id, amount: toDecimal(amountMinor, order.currency), isByHand }
  await dependencies.mail.queue(trx, toRefundedMail(toOrder(order), settled, context))
}

/**
 * Repeated requests refund once. Refunds without a response are retried later.
 * @returns the numbers of the orders with a settled refund
 */
export async function askForRefunds(
  db: Db,
  dependencies: OrderDependencies,
  orderNo?: string,
): Promise<string[]> {
  const all = db.selectFrom('open_refund').selectAll().orderBy('created_at').limit(AT_ONCE)
  const rows = await (orderNo === undefined ? all : all.where('order_no', '=', orderNo)).execute()
  const settled = new Set<string>()
  for (const row of rows) {
    const { reference, transaction_id: id, amount_minor: amountMinor, currency } = row
    const asked = { id, reference, amountMinor, currency }
    const answer = await dependencies.payments.refund(asked).catch(() => undefined)
    if (!answer) continue
    await db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, row.order_no)
      if (!order) throw orderNotFound(row.order_no)
      const part = { refundId: row.refund_id, paymentInstrumentId: row.payment_instrument_id }
      await settle(trx, dependencies, order, { ...part, problem: answer.problem })
      await trx.deleteFrom('open_refund').where('reference', '=', reference).execute()
    })
    settled.add(row.order_no)
  }
  return [...settled]
}

interface Settled {
  refundId: string
  paymentInstrumentId: string
  /** The reason for the gateway's refusal; absent if it refunds the money. */
  problem?: string
}

async function settle(
  trx: Trx,
  dependencies: OrderDependencies,
  order: StoredOrder,
  { refundId, paymentInstrumentId, problem }: Settled,
): Promise<void> {
  const { now } = dependencies
  const isMeant = (part: RefundPart) =>
    part.paymentInstrumentId === paymentInstrumentId && part.state === 'pending'
  const found = order.document.refunds?.find(({ id }) => id === refundId)
  // another engine has settled it in the meantime
  if (!found?.parts.some(isMeant)) return
  const parts = found.parts.map((part): RefundPart => {
    if (!isMeant(part)) return part
    return problem === undefined
      ? { ...part, state: 'done' }
      : { ...part, state: 'refused', problem }
  })
  const refused = problem === undefined ? [] : found.parts.filter(isMeant)
  const refusedMinor = sumMinor(refused.map((part) => part.amountMinor))
  const { restored, kept } = splitRefused(found.giftCards, refusedMinor)
  await dependencies.giftCertificates.bought.restore(trx, order.orderNo, restored)
  const refund = { ...found, parts, giftCards: kept }
  const refunds = order.document.refunds?.map((one) => (one === found ? refund : one))
  const refunded: OrderDocument = { ...order.document, refunds }
  const document =
    problem === undefined ? refunded : addHistory(refunded, `refund refused: ${problem}`, now())
  // goods whose refund was refused are to be sent again
  const changes = { document, ...(problem && { shippingStatus: shippingStatusOf(document) }) }
  const written = await updateOrder(trx, order.orderNo, changes, now())
  if (parts.every(({ state }) => state === 'refused')) {
    await dependencies.claimsOfOrders.reopen(trx, { orderNo: order.orderNo, refundId })
  }
  await notifyWhenSettled(trx, dependencies, written, refund)
}
