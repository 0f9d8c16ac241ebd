import { setTimeout } from 'node:timers/promises'
import type { CounterTick } from '../../contracts/counter'
import type { Actor } from '../audit/record-change'
import type { Db } from '../db/client'
import { canExport, requirePayable, type Shipped } from './back-office-order.rules'
import { createPickupQuestions, type PickupQuestions } from './answer-question'
import { cancelOrder } from './cancel-order'
import { createClaimedOrders, type ClaimedOrders, type Refund } from './claimed-orders'
import { closeRefunded } from './close-shortages'
import { createOrderEdits, type OrderEdits } from './edit-order'
import { createEditProposals, type EditProposals } from './propose-edit'
import { createProposalPayments, type ProposalPayments } from './pay-proposal'
import { createOperatorCharge } from './operator-charge'
import { addHistory } from './fail-order'
import { isCancellable } from './fulfilment.rules'
import { CANCEL_REASONS, requireReason } from './oms-reasons.constants'
import { createOrderChanges, type OrderChanges } from './order-changes'
import type { OrderDependencies } from './order-dependencies'
import { insertComment } from './order-comment.repository'
import { createOrderPapers, type OrderPapers } from './order-papers'
import { askForRefunds, refundOrder } from './order-refunds'
import { requireRevision } from './order-edit.rules'
import { cancelFailed, notPossible } from './order-problems'
import { selectOrder, updateOrder, type StoredOrder } from './order.repository'
import { createClosedPickups, type ClosedPickups } from './closed-pickups'
import { createMovePickup } from './move-pickup'
import { selectByCode } from './pickup-code.repository'
import type { PickupRequest } from './pickup.rules'
import { createTrackedOrders, type TrackedOrders } from './send-tracked'
import { createShipShipment } from './ship-shipment'
import { linesLeft, type RefundRequest } from './refund.rules'
import { quantityHeld, type ClaimedPieces } from './pieces-left'
import { createReportShortage, type Reported } from './report-shortage'
import { createReplace, createReplaceItems, type OrderReplacements } from './replace-items'
import { reverseCharges } from './reverse-charges'
import {
  searchPickups,
  selectOpenPickups,
  selectTicks,
  writeTick,
  type PickupId,
} from './shop-pickups.repository'

/**
 * The operations of an operator on orders. Changes are logged under the operator's name. Operations
 * on one order throw Problem 404 for an unknown number, and 409 if the order's status does not
 * allow the change.
 */
export interface BackOfficeOrders
  extends OrderPapers, OrderEdits, EditProposals, OrderReplacements, TrackedOrders {
  claimed: ClaimedOrders
  closedPickups: ClosedPickups
  /** The orders in force with open pickups in a shop, oldest first; with a text those it finds. */
  listPickups(shopId: string, text?: string): Promise<{ orders: StoredOrder[]; hasMore: boolean }>
  /** The keys of the pieces of a pickup that are ticked off. */
  listTicks(pickup: PickupId): Promise<Set<string>>
  /** Finds a pickup of any shop by the code that its buyer has. */
  findByCode(code: string): Promise<PickupId | undefined>
  tick(pickup: PickupId, tick: CounterTick, by: Actor): Promise<void>
  /** Says that a piece of a pickup is missing, and what becomes of it. */
  reportShortage(pickup: PickupId, reported: Reported, by: Actor): Promise<void>
  questions: PickupQuestions
  proposalPayments: ProposalPayments
  exportOrder(orderNo: string, by?: Actor): Promise<void>
  /**
   * Marks a shipment as sent, after charging the cards that are due at shipping, and notifies the
   * buyer. An order that is paid and of which everything has been sent is completed.
   */
  shipShipment(orderNo: string, shipmentId: string, shipped: Shipped, by?: Actor): Promise<void>
  /**
   * Changes the state of a pickup. The cards that are due are charged before it is ready; what is
   * not collected goes back to stock and is refunded. The buyer is notified of all but the
   * beginning.
   */
  movePickup(orderNo: string, shipmentId: string, move: PickupRequest, by?: Actor): Promise<void>
  /**
   * If that does not pay the order, records the receipt of a check. Gift certificates that the
   * order bought are issued once it is paid.
   */
  receivePayment(orderNo: string, by?: Actor): Promise<void>
  cancelOrder(orderNo: string, reason?: string, by?: Actor): Promise<void>
  receiveReturn(orderNo: string, index: number, by?: Actor): Promise<void>
  /**
   * @throws Problem 400 for items that the order does not contain, 409 for more than the remaining
   * amount, or when another operator has refunded in the meantime, the order has another revision,
   * or the pieces are claimed or on their way back
   */
  refundOrder(
    orderNo: string,
    request: RefundRequest & { revision?: string },
    by?: Actor,
  ): Promise<void>
  /** A note for other operators, never visible to the buyer. */
  addComment(orderNo: string, text: string, by: Actor): Promise<void>
}

/** How long to wait for the gateway during a refund. The back office times out after 20 s. */
const GATEWAY_WITHIN_MS = 8_000

export function createBackOfficeOrders(db: Db, dependencies: OrderDependencies): BackOfficeOrders {
  const { giftCertificates, mail, now } = dependencies

  const changes = createOrderChanges(db, dependencies)
  const { changeAs, write } = changes
  const charge = createOperatorCharge(db, dependencies, changes)
  // a refund is stored: if the gateway takes longer, the operator need not wait
  const sendRefunds = (orderNo: string) =>
    within(GATEWAY_WITHIN_MS, askForRefunds(db, dependencies, orderNo))
  const refund: Refund = async (trx, order, request, by) => {
    const closed = await closeRefunded(trx, dependencies, order, request.items, by)
    const given = { ...request, inStock: closed.inStock }
    const refunded = await refundOrder(trx, dependencies, closed.order, given, by)
    // the last that was to be collected may be given back now
    return write(trx, refunded, refunded.document)
  }
  const replace = createReplace(dependencies)
  const movePickup = createMovePickup(db, dependencies, { ...changes, charge, sendRefunds })

  const shipShipment = createShipShipment(db, dependencies, { changeAs, write, charge })

  return {
    ...createOrderPapers(db, dependencies),
    ...createOrderEdits(db, dependencies, { changeAs, sendRefunds }),
    ...createEditProposals(db, dependencies, { changeAs }),
    proposalPayments: createProposalPayments(db, dependencies, changes),
    ...createReplaceItems(dependencies, { changeAs, replace }),
    listPickups: (shopId, text) =>
      text === undefined ? selectOpenPickups(db, shopId) : searchPickups(db, shopId, text),
    listTicks: (pickup) => selectTicks(db, pickup),
    findByCode: (code) => selectByCode(db, code),
    tick: (pickup, tick, { name: by }) => writeTick(db, pickup, tick, { by, at: now() }),

    async exportOrder(orderNo, by) {
      await changeAs(by, 'exported', orderNo, async (trx, order) => {
        if (!canExport(order)) throw notPossible(orderNo, 'The order is not ready for export.')
        const document = addHistory(order.document, 'exported', now(), by?.name)
        return updateOrder(trx, orderNo, { exportStatus: 'exported', document }, now())
      })
    },

    shipShipment,
    ...createTrackedOrders(db, shipShipment),

    async receivePayment(orderNo, by) {
      const found = await selectOrder(db, orderNo)
      if (found) requirePayable(found)
      if (await charge(orderNo)) {
        await changeAs(by, 'card charged', orderNo, async (_trx, order) => order)
        return
      }
      await changeAs(by, 'paid', orderNo, async (trx, order) => {
        requirePayable(order)
        const received = order.document.payments.map((payment) =>
          payment.transactionId === undefined ? { ...payment, isReceived: true } : payment,
        )
        const paid = { ...order.document, payments: received }
        const document = addHistory(paid, 'paid', now(), by?.name)
        const bought = document.basket?.document.giftCertificateItems ?? []
        await giftCertificates.issue(trx, order, bought)
        const written = await write(trx, order, document)
        return updateOrder(trx, written.orderNo, { paymentStatus: 'authorised' }, now())
      })
      mail.deliver().catch(() => undefined)
    },
    ...createEndings(db, dependencies, { ...changes, refund, sendRefunds }),
    claimed: createClaimedOrders(db, { changeAs, refund, replace, sendRefunds, write }),
    reportShortage: createReportShortage(db, dependencies, { ...changes, sendRefunds }),
    questions: createPickupQuestions(db, dependencies, changes, sendRefunds),
    movePickup,
    closedPickups: createClosedPickups(db, dependencies, { ...changes, movePickup }),

    async addComment(orderNo, text, by) {
      await changeAs(by, 'commented', orderNo, async (trx, order) => {
        await insertComment(trx, orderNo, text, by, now())
        return order
      })
    },
  }
}

function createEndings(
  db: Db,
  dependencies: OrderDependencies,
  {
    changeAs,
    refund,
    sendRefunds,
  }: OrderChanges & { refund: Refund; sendRefunds: (orderNo: string) => Promise<void> },
): Pick<BackOfficeOrders, 'cancelOrder' | 'receiveReturn' | 'refundOrder'> {
  const { mail, now } = dependencies
  return {
    async cancelOrder(orderNo, given, by) {
      const reason = requireReason(CANCEL_REASONS, given)
      const cancelled = await changeAs(by, 'cancelled', orderNo, async (trx, order) => {
        if (!isCancellable(order)) throw cancelFailed(orderNo)
        return cancelOrder(trx, dependencies, order, reason, by?.name)
      })
      await reverseCharges(db, dependencies, cancelled)
      mail.deliver().catch(() => undefined)
    },
    async receiveReturn(orderNo, index, by) {
      await changeAs(by, 'return received', orderNo, async (trx, order) => {
        const returns = order.document.returns ?? []
        const found = returns[index]
        if (!found || found.receivedAt) throw notPossible(orderNo, 'There is no such return.')
        const received = { ...found, receivedAt: now().toISOString() }
        const changed = returns.map((one) => (one === found ? received : one))
        const returned = { ...order.document, returns: changed }
        const document = addHistory(returned, 'return came', now(), by?.name)
        return updateOrder(trx, orderNo, { document }, now())
      })
    },
    async refundOrder(orderNo, { revision, ...request }, by) {
      await changeAs(by, 'refunded', orderNo, async (trx, order) => {
        if (revision !== undefined) requireRevision(order, revision)
        const claims = await dependencies.claimsOfOrders.list(trx, order.orderNo)
        requireNotHeld(order, request.items, claims)
        return refund(trx, order, request, by)
      })
      await sendRefunds(orderNo)
      mail.deliver().catch(() => undefined)
    },
  }
}

/** @throws Problem 409 for pieces that their claim or return refunds. */
function requireNotHeld(
  { document, orderNo }: StoredOrder,
  items: RefundRequest['items'],
  claims: readonly ClaimedPieces[],
): void {
  for (const { itemId, quantity } of items) {
    const line = linesLeft(document).find((one) => one.itemId === itemId)
    const held = quantityHeld(document, itemId, claims)
    if (!line || held === 0 || quantity > line.quantity || quantity <= line.quantity - held)
      continue
    const name = line.item.productName ?? itemId
    const free = Math.max(0, line.quantity - held)
    throw notPossible(
      orderNo,
      `${free} of '${name}' can be refunded here: the others are claimed or on their way back. Decide there.`,
    )
  }
}

/** Waits until the promise settles, but at most for this time, ignoring a rejection. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const pause = new AbortController()
  const over = setTimeout(ms, undefined, { signal: pause.signal }).catch(() => undefined)
  await Promise.race([work.catch(() => undefined), over])
  pause.abort()
}
