import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import type { Db, Trx } from '../db/client'
import { transact } from '../db/transact'
import type { Shopper } from '../access/require-shopper'
import type { Locale } from '../sites/locale'
import { notFound } from '../http/problem'
import { createGuestOrders, type GuestOrders } from './adopt-guest-orders'
import { completeMailedOrders } from './complete-mailed-orders'
import { failOrder } from './fail-order'
import { givePickupCodes } from './give-pickup-codes'
import { mailOrders } from './mail-orders'
import type { OrderDependencies } from './order-dependencies'
import { createBackOfficeOrders, type BackOfficeOrders } from './back-office-orders'
import { createOrderOms, type OrderOms } from './order-oms'
import { createOrderPayment, type OrderPayments } from './order-payment'
import { askForRefunds } from './order-refunds'
import { createOrderReading, type OrderReading } from './order-reading'
import type { Site } from '../sites/site.service'
import type { FailOrder } from './order-requests.schemas'
import { statusTransition } from './order-problems'
import { showOrder } from './order-view'
import { lockOrder, selectOrder, type StoredOrder } from './order.repository'
import { selectUnpaidOrders } from './unfinished-orders.repository'
import { requireOwnOrder } from './ownership.rules'
import type { Profile } from './pickup-contact.rules'
import { placeOrder } from './place-order'
import { remindPickups } from './remind-pickups'
import { retryReversals } from './reverse-charges'
import { createTakenOrders, type TakenOrders } from './take-order'

type Order = ShopperOrdersTypes.Order

export interface OrderService extends OrderPayments, OrderReading, OrderOms, GuestOrders {
  /**
   * For a basket that is already ordered, the existing order is returned.
   * @throws Problem 400 `basket-not-complete` (with `c_missing`), `basket-total-changed`,
   * `product-item-not-available`, `invalid-coupon-code` or `invalid-gift-certificate`, 404 when the
   * basket is not the shopper's.
   */
  createOrder(
    shopper: Shopper,
    basketId: string,
    toLocale?: (site: Site) => Locale | undefined,
  ): Promise<Order>
  /**
   * Fails an order that has not been placed, and returns its stock.
   * @returns the id of the reopened basket, if requested.
   * @throws Problem 409 when the order is placed, failed, or being paid.
   */
  failOrder(
    shopper: Shopper,
    orderNo: string,
    options: FailOrder & { reopenBasket: boolean },
  ): Promise<string | undefined>
  /**
   * Fails the orders that have not been paid since `before`, so that they do not hold stock
   * forever, and reopens their baskets. Those by phone wait until their own time is over.
   */
  failStaleOrders(before: Date): Promise<string[]>
  /** Retries reversals that the gateway has not confirmed. @returns the orders' numbers. */
  retryReversals(): Promise<string[]>
  /** Retries refunds to which the gateway has not responded. @returns the orders' numbers. */
  retryRefunds(): Promise<string[]>
  /** Completes orders whose gift cards have been mailed, since no operator ships them. */
  completeMailed(): Promise<string[]>
  /** Gives codes to pickups that became ready elsewhere. */
  givePickupCodes(): Promise<{ coded: number; errors: unknown[] }>
  /** Reminds the buyers of pickups that still wait. */
  remindPickups(): Promise<{ reminded: number; errors: unknown[] }>
  /** Mails the orders with this e-mail address; without any, nothing is sent. */
  mailOrders(request: { siteId: string; email: string; locale?: string }): Promise<void>
  backOffice: BackOfficeOrders
  taken: TakenOrders
}

export function createOrderService(db: Db, dependencies: OrderDependencies): OrderService {
  const { baskets, customers, sites, mail } = dependencies

  async function findOrPlace(
    trx: Trx,
    shopper: Shopper,
    basketId: string,
    { site, ...showing }: { site: Site; locale?: Locale; profile?: Profile },
  ) {
    const basket = await baskets.handover.lock(trx, shopper, basketId)
    if (basket.orderNo !== undefined) {
      // not locked: failing an order locks the order first, and then waits for this basket
      const order = await selectOrder(trx, basket.orderNo)
      return requireOwnOrder(order, shopper, basket.orderNo)
    }
    const assessed = await baskets.handover.assess(trx, site, basket, shopper)
    return placeOrder(trx, dependencies, shopper, basket, assessed, showing)
  }

  /** @returns undefined when the order is no longer open. */
  async function giveUp(orderNo: string): Promise<StoredOrder | undefined> {
    const work = async (trx: Trx) => {
      const order = await lockOrder(trx, orderNo)
      if (order?.status !== 'created' || order.paymentStatus !== 'open') return undefined
      return failOrder(trx, dependencies, order, { reopenBasket: !order.document.phoneOrder })
    }
    return transact(db, work, { isKeyContended: true })
  }

  return {
    ...createOrderPayment(db, dependencies),
    ...createOrderReading(db, dependencies),
    ...createOrderOms(db, dependencies),
    ...createGuestOrders(db, dependencies),
    backOffice: createBackOfficeOrders(db, dependencies),
    taken: createTakenOrders(db, dependencies),
    mailOrders: (request) => mailOrders(db, dependencies, request),
    remindPickups: () => remindPickups(db, dependencies),
    givePickupCodes: () => givePickupCodes(db, dependencies),
    completeMailed: () => completeMailedOrders(db, dependencies),
    retryRefunds: () => askForRefunds(db, dependencies),
    retryReversals: () => retryReversals(db, dependencies),

    async createOrder(shopper, basketId, toLocale) {
      const site = await sites.getSite(shopper.siteId)
      if (!site) throw notFound(`No site with id '${shopper.siteId}' was found.`, 'site-not-found')
      // read before the transaction: an embedded database has one connection
      const profile = shopper.isRegistered
        ? await customers.getCustomer(shopper.customerId, [])
        : undefined
      const place = { site, locale: toLocale?.(site), profile }
      const order = await transact(db, (trx) => findOrPlace(trx, shopper, basketId, place))
      if (order.status === 'new') mail.deliver().catch(() => undefined)
      return showOrder(dependencies, order)
    },

    async failOrder(shopper, orderNo, { reopenBasket, reasonCode }) {
      const work = async (trx: Trx) => {
        const order = requireOwnOrder(await lockOrder(trx, orderNo), shopper, orderNo)
        if (order.status !== 'created' || order.paymentStatus !== 'open') {
          throw statusTransition(orderNo, order.status, 'failed')
        }
        return failOrder(trx, dependencies, order, { reopenBasket, reason: reasonCode })
      }
      const failed = await transact(db, work, { isKeyContended: reopenBasket })
      return reopenBasket ? failed.basketId : undefined
    },

    async failStaleOrders(before) {
      const failed: string[] = []
      for (const orderNo of await selectUnpaidOrders(db, { before, now: dependencies.now() })) {
        if (await giveUp(orderNo)) failed.push(orderNo)
      }
      return failed
    },
  }
}
