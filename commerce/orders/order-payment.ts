import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import type { Db, Trx } from '../db/client'
import { transact } from '../db/transact'
import type { Shopper } from '../access/require-shopper'
import type { PaymentMethod } from '../payments/payments.service'
import { addPayment, listOpenMethods, removePayment } from './change-payments'
import { writePayments } from './confirm-order'
import type { OrderDependencies } from './order-dependencies'
import type { OrderPayment } from './order-document.schemas'
import type { AddOrderPayment, PayOrder } from './order-requests.schemas'
import { showOrder } from './order-view'
import { lockOrder, selectOrder, updateOrder, type StoredOrder } from './order.repository'
import { selectStuckOrders } from './unfinished-orders.repository'
import { requireOwnOrder } from './ownership.rules'
import { toAsked, unansweredOf } from './payment-reference'
import { isUnanswered, requireToken } from './payment.rules'
import {
  askGateway,
  awaitOther,
  CLAIM_MS,
  claimPayment,
  isAsked,
  isClaimed,
  writeClaim,
} from './claim-payment'

type Order = ShopperOrdersTypes.Order

export interface OrderPayments {
  /**
   * Pays an order: cards and wallets are authorized by the gateway, other methods need no
   * authorization. If approved, the order is placed (`new`) once all is paid. If declined, the
   * order has failed, its stock is returned and its basket is open again. Repeated or simultaneous
   * requests charge once and get the same result. Card data without a token is only stored; the
   * gateway is not called.
   * @throws Problem 400 without a usable token, 404 unless it is the shopper's own order.
   */
  payOrder(
    shopper: Shopper,
    orderNo: string,
    paymentInstrumentId: string,
    request: PayOrder,
  ): Promise<Order>
  /** @throws Problem 400 unless the method applies, 404. */
  addPayment(shopper: Shopper, orderNo: string, request: AddOrderPayment): Promise<Order>
  /**
   * Removes a payment that has not been charged.
   * @throws Problem 404, 409 if it has been charged.
   */
  removePayment(shopper: Shopper, orderNo: string, instrumentId: string): Promise<Order>
  /**
   * The gateway returns its first response again.
   * @returns the orders' numbers.
   */
  resumePayments(): Promise<string[]>
  listPaymentMethods(shopper: Shopper, orderNo: string): Promise<PaymentMethod[]>
}

export function createOrderPayment(db: Db, dependencies: OrderDependencies): OrderPayments {
  const { payments, mail, now } = dependencies

  /** Resumes a payment whose engine stopped during the gateway call, by repeating the same call. */
  async function resume(orderNo: string): Promise<boolean> {
    const taken = await transact(db, async (trx) => {
      const order = await lockOrder(trx, orderNo)
      if (order?.paymentStatus !== 'authorising' || isClaimed(order, now())) return undefined
      const waiting = order.document.payments.filter(isAsked)
      const payment = waiting.find(isUnanswered) ?? waiting[0]
      if (payment) {
        const asked = unansweredOf(order, payment) ?? toAsked(order, payment, requireToken(payment))
        return writeClaim(trx, order, payment, { ...asked, isRepeated: true }, now())
      }
      const open = { paymentStatus: 'open', authorizingSince: null } as const
      await updateOrder(trx, orderNo, open, now())
      return undefined
    })
    if (!taken) return false
    conclusion(await askGateway(db, dependencies, { kind: 'gateway', ...taken })).catch(
      () => undefined,
    )
    return true
  }

  /** Queued mails are sent without delaying the shopper; failed ones are retried later. */
  function conclusion(order: StoredOrder): Promise<Order> {
    mail.deliver().catch(() => undefined)
    return showOrder(dependencies, order)
  }

  async function change(
    shopper: Shopper,
    orderNo: string,
    work: (trx: Trx, order: StoredOrder) => Promise<OrderPayment[]>,
  ): Promise<Order> {
    const changed = await transact(db, async (trx) => {
      const order = requireOwnOrder(await lockOrder(trx, orderNo), shopper, orderNo)
      return writePayments(trx, dependencies, order, await work(trx, order))
    })
    return conclusion(changed)
  }

  return {
    async payOrder(shopper, orderNo, instrumentId, request) {
      const work = (trx: Trx) =>
        claimPayment(dependencies, trx, shopper, orderNo, instrumentId, request)
      for (;;) {
        const claimed = await transact(db, work)
        if (claimed.kind === 'finished') return conclusion(claimed.order)
        if (claimed.kind === 'gateway')
          return conclusion(await askGateway(db, dependencies, claimed))
        const other = await awaitOther(db, dependencies, shopper, orderNo)
        if (other) return showOrder(dependencies, other)
      }
    },

    async resumePayments() {
      const before = new Date(now().getTime() - CLAIM_MS)
      const resumed: string[] = []
      const errors: unknown[] = []
      for (const orderNo of await selectStuckOrders(db, before)) {
        try {
          if (await resume(orderNo)) resumed.push(orderNo)
        } catch (error) {
          errors.push(error)
        }
      }
      // one that the gateway does not answer holds up no other
      if (errors.length > 0) throw errors[0]
      return resumed
    },

    addPayment: (shopper, orderNo, request) =>
      change(shopper, orderNo, (trx, order) => addPayment(trx, dependencies, order, request)),

    removePayment: (shopper, orderNo, instrumentId) =>
      change(shopper, orderNo, (trx, order) =>
        removePayment(trx, dependencies, order, instrumentId),
      ),

    async listPaymentMethods(shopper, orderNo) {
      const order = requireOwnOrder(await selectOrder(db, orderNo), shopper, orderNo)
      return listOpenMethods(order, await payments.listMethods(order.siteId))
    },
  }
}
