import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { recordChange, toDifference, type Actor } from '../audit/record-change'
import type { Db, Trx } from '../db/client'
import { transact } from '../db/transact'
import { badRequest } from '../http/problem'
import { toShippedMail } from '../mail/order-notices.rules'
import { cancelOrder } from './cancel-order'
import { trackingUrlOf } from './carriers.constants'
import { createDeskCharge } from './desk-charge'
import { addHistory } from './fail-order'
import { isCancellable, isInForce, isUnderWay, shippingStatusOf } from './fulfilment.rules'
import { CANCEL_REASONS, requireReason } from './oms-reasons.constants'
import type { OrderDependencies } from './order-dependencies'
import type { Fulfilment, HistoryEntry, OrderDocument, OrderReturn } from './order-document.schemas'
import { selectOrders, type OrderQuery } from './order-list.repository'
import { loadOrderMailContext } from './order-mail-context'
import { cancelFailed, notPossible, orderNotFound } from './order-problems'
import { toOrder } from './order.mapper'
import { lockOrder, selectOrder, updateOrder, type StoredOrder } from './order.repository'
import { isPaid } from './payment.rules'
import { reverseCharges } from './reverse-charges'

/** What an operator sees besides the order. */
export interface DeskOrder {
  order: ShopperOrdersTypes.Order
  returns: readonly OrderReturn[]
  history: readonly HistoryEntry[]
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
export interface OrderDesk {
  listOrders(query: OrderQuery): Promise<{ orders: ShopperOrdersTypes.Order[]; total: number }>
  getOrder(orderNo: string): Promise<DeskOrder>
  /** Handed over to whoever packs it. */
  exportOrder(orderNo: string, by?: Actor): Promise<void>
  /** Tells the buyer; when all shipments have left and all is paid, the order is completed. */
  shipShipment(orderNo: string, shipmentId: string, shipped: Shipped, by?: Actor): Promise<void>
  /** The check has come; what was sold of gift certificates is issued. */
  receivePayment(orderNo: string, by?: Actor): Promise<void>
  cancelOrder(orderNo: string, reason?: string, by?: Actor): Promise<void>
  receiveReturn(orderNo: string, index: number, by?: Actor): Promise<void>
}

export function createOrderDesk(db: Db, dependencies: OrderDependencies): OrderDesk {
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

  const charge = createDeskCharge(db, dependencies, { change, write })

  return {
    async listOrders(query) {
      const { orders, total } = await selectOrders(db, query)
      return { orders: orders.map((order) => toOrder(order)), total }
    },

    async getOrder(orderNo) {
      const order = await selectOrder(db, orderNo)
      if (!order) throw orderNotFound(orderNo)
      return toDeskOrder(order)
    },

    async exportOrder(orderNo, by) {
      await changeAs(by, 'exported', orderNo, async (trx, order) => {
        if (!canExport(order)) throw notPossible(orderNo, 'The order is not ready for export.')
        const document = addHistory(order.document, 'exported', now())
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
          addHistory({ ...document, fulfilments }, text, now()),
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
        const document = addHistory({ ...order.document, payments: received }, 'paid', now())
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
        return cancelOrder(trx, dependencies, order, reason)
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
        const document = addHistory({ ...order.document, returns: changed }, 'return came', now())
        return updateOrder(trx, orderNo, { document }, now())
      })
    },
  }
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

function toDeskOrder(order: StoredOrder): DeskOrder {
  return {
    order: toOrder(order, { expand: ['oms', 'oms_shipments'] }),
    returns: order.document.returns ?? [],
    history: order.document.history ?? [],
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
})

const canExport = (order: StoredOrder) => isUnderWay(order) && order.exportStatus === 'ready'
const canBePaid = (order: StoredOrder) => isInForce(order) && !isPaid(order)
