import { setTimeout } from 'node:timers/promises'
import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { recordChange, toDifference, type Actor } from '../audit/record-change'
import type { Db, Trx } from '../db/client'
import { transact } from '../db/transact'
import { badRequest } from '../http/problem'
import { toShippedMail } from '../mail/order-notices.rules'
import { toDecimal } from '../money'
import { cancelOrder } from './cancel-order'
import { trackingUrlOf } from './carriers.constants'
import { createOperatorCharge } from './operator-charge'
import { addHistory } from './fail-order'
import { isCancellable, isInForce, isUnderWay, shippingStatusOf } from './fulfilment.rules'
import { CANCEL_REASONS, requireReason } from './oms-reasons.constants'
import type { OrderDependencies } from './order-dependencies'
import type { Fulfilment, OrderDocument } from './order-document.schemas'
import { insertComment, selectComments, type StoredComment } from './order-comment.repository'
import { searchOrders, type OrderSearch } from './order-list.repository'
import { askForRefunds, refundOrder } from './order-refunds'
import { loadOrderMailContext } from './order-mail-context'
import { cancelFailed, notPossible, orderNotFound } from './order-problems'
import { toOrder } from './order.mapper'
import { lockOrder, selectOrder, updateOrder, type StoredOrder } from './order.repository'
import { isPaid } from './payment.rules'
import { refundableMinor, refundedMinor, type RefundRequest } from './refund.rules'
import { reverseCharges } from './reverse-charges'

/** What an operator sees besides the order. */
export interface BackOfficeOrder {
  stored: StoredOrder
  order: ShopperOrdersTypes.Order
  comments: readonly StoredComment[]
  /** Cents that can still be given back. */
  refundableMinor: number
  canCancel: boolean
  canExport: boolean
  canBePaid: boolean
  canShip: boolean
}

interface Shipped {
  carrier: string
  trackingNumber?: string
  /** Absent: that of a known carrier. */
  trackingUrl?: string
  /** When it left; absent: now. */
  shippedAt?: Date
}

/**
 * What an operator does with orders, logged under their name. All throw Problem 404 for an unknown
 * number, 409 out of turn.
 */
export interface BackOfficeOrders {
  /** Newest first; `next` asks for those before these. */
  listOrders(search: OrderSearch): Promise<{ orders: StoredOrder[]; next?: string }>
  getOrder(orderNo: string): Promise<BackOfficeOrder>
  /** Handed over to whoever packs it. */
  exportOrder(orderNo: string, by?: Actor): Promise<void>
  /** Notifies the buyer; when all shipments have left and all is paid, the order is completed. */
  shipShipment(orderNo: string, shipmentId: string, shipped: Shipped, by?: Actor): Promise<void>
  /** The check has come; what was sold of gift certificates is issued. */
  receivePayment(orderNo: string, by?: Actor): Promise<void>
  cancelOrder(orderNo: string, reason?: string, by?: Actor): Promise<void>
  receiveReturn(orderNo: string, index: number, by?: Actor): Promise<void>
  /**
   * Gives money of an order in force back. @throws Problem 400 for items that it has not, 409 for
   * more than is left, or when somebody else has refunded meanwhile
   */
  refundOrder(orderNo: string, request: RefundRequest, by?: Actor): Promise<void>
  /** For other operators; the buyer never sees it. */
  addComment(orderNo: string, text: string, by: Actor): Promise<void>
}

/** Of a refund; the back office waits for an answer of the engine for 20 s. */
const GATEWAY_WITHIN_MS = 8_000

export function createBackOfficeOrders(db: Db, dependencies: OrderDependencies): BackOfficeOrders {
  const { giftCertificates, mail, now, payments } = dependencies

  function change(orderNo: string, work: (trx: Trx, order: StoredOrder) => Promise<StoredOrder>) {
    return transact(db, async (trx) => {
      const order = await lockOrder(trx, orderNo)
      if (!order) throw orderNotFound(orderNo)
      return work(trx, order)
    })
  }

  /** As `change`, and logs what became of the order. */
  function changeAs(
    by: Actor | undefined,
    action: string,
    orderNo: string,
    work: (trx: Trx, order: StoredOrder) => Promise<StoredOrder>,
  ) {
    return change(orderNo, async (trx, order) => {
      const changed = await work(trx, order)
      const subject = { type: 'order', id: orderNo } as const
      const difference = toDifference(toLogged(order), toLogged(changed))
      await recordChange(trx, by, { action, subject, ...difference }, now())
      return changed
    })
  }

  /** Writes the document; completed is what has left the house, gift cards included, and is paid. */
  async function write(
    trx: Trx,
    order: StoredOrder,
    document: OrderDocument,
  ): Promise<StoredOrder> {
    const shippingStatus = shippingStatusOf(document)
    const waiting = await giftCertificates.findWaiting([order.orderNo], trx)
    const hasLeft = shippingStatus === 'shipped' && waiting.get(order.orderNo) !== true
    const isDone = hasLeft && isPaid({ ...order, document })
    const status = isUnderWay(order) && isDone ? 'completed' : order.status
    const exportStatus = shippingStatus === 'not_shipped' ? order.exportStatus : 'exported'
    return updateOrder(
      trx,
      order.orderNo,
      { document, shippingStatus, status, exportStatus },
      now(),
    )
  }

  const charge = createOperatorCharge(db, dependencies, { change, write })

  return {
    listOrders: (search) => searchOrders(db, search),

    async getOrder(orderNo) {
      const order = await selectOrder(db, orderNo)
      if (!order) throw orderNotFound(orderNo)
      return toBackOfficeOrder(order, await selectComments(db, orderNo))
    },

    async exportOrder(orderNo, by) {
      await changeAs(by, 'exported', orderNo, async (trx, order) => {
        if (!canExport(order)) throw notPossible(orderNo, 'The order is not ready for export.')
        const document = addHistory(order.document, 'exported', now(), by?.name)
        return updateOrder(trx, orderNo, { exportStatus: 'exported', document }, now())
      })
    },

    async shipShipment(orderNo, shipmentId, shipped, by) {
      const found = await selectOrder(db, orderNo)
      if (!found) throw orderNotFound(orderNo)
      // nobody pays for what does not leave
      requireShippable(found, shipmentId)
      await charge(orderNo)
      await changeAs(by, 'shipped', orderNo, async (trx, order) => {
        requireShippable(order, shipmentId)
        const { document } = order
        const fulfilment = toFulfilment(shipped, now())
        const fulfilments = { ...document.fulfilments, [shipmentId]: fulfilment }
        const text = `shipment ${shipmentId} shipped with ${fulfilment.carrier}`
        const written = await write(
          trx,
          order,
          addHistory({ ...document, fulfilments }, text, now(), by?.name),
        )
        const context = await loadOrderMailContext(trx, dependencies, written)
        await mail.queue(trx, toShippedMail(toOrder(written), shipmentId, context))
        return written
      })
      mail.deliver().catch(() => undefined)
    },

    async receivePayment(orderNo, by) {
      if (await charge(orderNo)) {
        await changeAs(by, 'card charged', orderNo, async (_trx, order) => order)
        return
      }
      await changeAs(by, 'paid', orderNo, async (trx, order) => {
        if (!canBePaid(order)) throw notPossible(orderNo, 'Nothing of the order is to be paid.')
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

    async cancelOrder(orderNo, given, by) {
      const reason = requireReason(CANCEL_REASONS, given)
      const cancelled = await changeAs(by, 'cancelled', orderNo, async (trx, order) => {
        if (!isCancellable(order)) throw cancelFailed(orderNo)
        return cancelOrder(trx, dependencies, order, reason, by?.name)
      })
      await reverseCharges(db, payments, cancelled)
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

    async refundOrder(orderNo, request, by) {
      await changeAs(by, 'refunded', orderNo, (trx, order) =>
        refundOrder(trx, dependencies, order, request, by),
      )
      // it is written down: an answer that takes longer is waited for without the operator
      await within(GATEWAY_WITHIN_MS, askForRefunds(db, dependencies, orderNo))
      mail.deliver().catch(() => undefined)
    },

    async addComment(orderNo, text, by) {
      await changeAs(by, 'commented', orderNo, async (trx, order) => {
        await insertComment(trx, orderNo, text, by, now())
        return order
      })
    },
  }
}

/** Waits for something, but no longer; whether it fails is not asked. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const pause = new AbortController()
  const over = setTimeout(ms, undefined, { signal: pause.signal }).catch(() => undefined)
  await Promise.race([work.catch(() => undefined), over])
  pause.abort()
}

/** @throws Problem 400 for an unknown shipment, 409 for one that has left, or an order that ended. */
function requireShippable(order: StoredOrder, shipmentId: string): void {
  const { document, orderNo } = order
  const isKnown = document.content.shipments?.some((one) => one.shipmentId === shipmentId)
  if (!isKnown) throw badRequest(`The order has no shipment '${shipmentId}'.`)
  const isSent = document.fulfilments?.[shipmentId] !== undefined
  const hasGoods = document.content.productItems?.some((one) => one.shipmentId === shipmentId)
  if (!isInForce(order) || isSent || !hasGoods)
    throw notPossible(orderNo, 'It cannot be shipped (again).')
}

function toFulfilment({ carrier, trackingNumber, trackingUrl, shippedAt }: Shipped, at: Date) {
  const url = trackingUrl ?? (trackingNumber && trackingUrlOf(carrier, trackingNumber))
  const fulfilment: Fulfilment = { carrier, shippedAt: (shippedAt ?? at).toISOString() }
  return {
    ...fulfilment,
    ...(trackingNumber ? { trackingNumber } : {}),
    ...(url ? { trackingUrl: url } : {}),
  }
}

function toBackOfficeOrder(
  order: StoredOrder,
  comments: readonly StoredComment[],
): BackOfficeOrder {
  return {
    stored: order,
    order: toOrder(order),
    comments,
    refundableMinor: refundableMinor(order),
    canCancel: isCancellable(order),
    canExport: canExport(order),
    canBePaid: canBePaid(order),
    canShip: isInForce(order),
  }
}

/** What the log says of an order: never who it is sent to. */
const toLogged = ({
  status,
  paymentStatus,
  exportStatus,
  shippingStatus,
  document,
}: StoredOrder) => ({
  status,
  paymentStatus,
  exportStatus,
  shippingStatus,
  fulfilments: document.fulfilments ?? {},
  returns: document.returns ?? [],
  refunded: toDecimal(refundedMinor(document)),
})

const canExport = (order: StoredOrder) => isUnderWay(order) && order.exportStatus === 'ready'
const canBePaid = (order: StoredOrder) => isInForce(order) && !isPaid(order)
