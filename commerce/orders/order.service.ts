import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import type { BasketService } from '../baskets/basket.service'
import type { StoredBasket } from '../baskets/stored-basket'
import { notAvailable } from '../baskets/availability.rules'
import type { AssessedBasket } from '../baskets/assess-basket'
import { allotAmounts } from '../baskets/payment-instruments.rules'
import type { Db, Trx } from '../db/client'
import type { Shopper } from '../http/auth-hook'
import { badRequest, conflict, notFound } from '../http/problem'
import { InsufficientStock } from '../inventory/insufficient-stock'
import type { InventoryService } from '../inventory/inventory.service'
import type { MailService } from '../mail/mail.service'
import type { PaymentsService } from '../payments/payments.service'
import type { SiteService } from '../sites/site.service'
import { createOrderPayment, type OrderPayments } from './order-payment'
import type { OrderDocument } from './order-document.schemas'
import { failOrder } from './fail-order'
import { toOrder, toOrderContent } from './order.mapper'
import {
  insertOrder,
  lockOrder,
  nextOrderNo,
  selectOrder,
  selectUnpaidOrders,
  type StoredOrder,
} from './order.repository'
import { listMissing } from './readiness.rules'
import { requireOwnOrder } from './ownership.rules'

type Order = ShopperOrdersTypes.Order

export interface OrderDependencies {
  baskets: BasketService
  inventory: InventoryService
  payments: PaymentsService
  sites: SiteService
  mail: MailService
  now: () => Date
}

export interface OrderService extends OrderPayments {
  /**
   * Orders a basket: takes the stock, gives it a number and freezes what it shows. A basket that
   * is ordered already answers with the order made of it.
   * @throws Problem 400 `basket-not-complete` (with `c_missing`) or `product-item-not-available`,
   * 404 when the basket is not the shopper's.
   */
  createOrder(shopper: Shopper, basketId: string): Promise<Order>
  /** @throws Problem 404 unless it is the shopper's own. */
  getOrder(shopper: Shopper, orderNo: string): Promise<Order>
  /**
   * Gives up an order that has not been paid; its stock goes back.
   * @throws Problem 409 when it is placed, failed, or being paid.
   */
  failOrder(shopper: Shopper, orderNo: string, reopenBasket: boolean): Promise<void>
  /**
   * Gives up the orders nobody paid since `before`, so that they hold no stock for ever; their
   * shoppers have their bags back. @returns their numbers.
   */
  failStaleOrders(before: Date): Promise<string[]>
}

/** Orders: made of baskets, then paid. */
export function createOrderService(db: Db, dependencies: OrderDependencies): OrderService {
  const { baskets, inventory, sites, now } = dependencies

  async function place(trx: Trx, shopper: Shopper, basket: StoredBasket, assessed: AssessedBasket) {
    assertReady(assessed)
    const { calculated } = assessed
    await inventory
      .take(
        trx,
        calculated.lines.map(({ item, inventoryListId }) => ({
          listId: inventoryListId,
          productId: item.productId,
          quantity: item.quantity,
        })),
      )
      .catch((error: unknown) => {
        if (!(error instanceof InsufficientStock)) throw error
        throw notAvailable(error.productId, error.requested, error.available)
      })
    const { basketId, siteId, customerId } = basket
    const orderNo = await nextOrderNo(trx)
    const email = calculated.document.customerInfo.email ?? ''
    const document = toDocument(assessed, shopper)
    const owner = { orderNo, siteId, customerId, basketId, email }
    const order = await insertOrder(trx, { ...owner, at: now(), calculated, document })
    await baskets.handover.markOrdered(trx, basket, orderNo)
    return order
  }

  return {
    ...createOrderPayment(db, dependencies),

    async createOrder(shopper, basketId) {
      const site = await sites.getSite(shopper.siteId)
      if (!site) throw notFound(`No site with id '${shopper.siteId}' was found.`, 'site-not-found')
      return db.transaction().execute(async (trx) => {
        const basket = await baskets.handover.lock(trx, shopper, basketId)
        if (basket.orderNo !== undefined) {
          return toOrder(requireOwnOrder(await lockOrder(trx, basket.orderNo), shopper))
        }
        const assessed = await baskets.handover.assess(trx, site, basket)
        return toOrder(await place(trx, shopper, basket, assessed))
      })
    },

    async getOrder(shopper, orderNo) {
      return toOrder(requireOwnOrder(await selectOrder(db, orderNo), shopper))
    },

    async failOrder(shopper, orderNo, reopenBasket) {
      await db.transaction().execute(async (trx) => {
        const order: StoredOrder = requireOwnOrder(await lockOrder(trx, orderNo), shopper)
        if (order.status !== 'created' || order.paymentStatus !== 'open') {
          throw conflict(`The order '${orderNo}' can no longer be failed.`, 'order-not-failable')
        }
        await failOrder(trx, dependencies, order, { reopenBasket })
      })
    },

    async failStaleOrders(before) {
      const failed: string[] = []
      for (const orderNo of await selectUnpaidOrders(db, before)) {
        await db.transaction().execute(async (trx) => {
          const order = await lockOrder(trx, orderNo)
          if (order?.status !== 'created' || order.paymentStatus !== 'open') return
          await failOrder(trx, dependencies, order, { reopenBasket: true })
          failed.push(orderNo)
        })
      }
      return failed
    },
  }
}

function assertReady(assessed: AssessedBasket): void {
  const [exception] = assessed.exceptions
  if (exception) {
    throw notAvailable(exception.productId, exception.requested, exception.available)
  }
  const missing = listMissing(assessed)
  if (missing.length === 0) return
  throw badRequest(
    `The basket cannot be ordered yet; it lacks: ${missing.join(', ')}.`,
    'basket-not-complete',
    { c_missing: missing },
  )
}

function toDocument({ calculated }: AssessedBasket, shopper: Shopper): OrderDocument {
  const { document, orderTotalMinor } = calculated
  const amounts = allotAmounts(document.paymentInstruments, orderTotalMinor)
  return {
    content: toOrderContent(calculated, shopper.customerId),
    payments: document.paymentInstruments.map((instrument) => ({
      instrument,
      amountMinor: amounts.get(instrument.paymentInstrumentId) ?? 0,
      isSettled: false,
    })),
    flashes: [],
    isGuest: !shopper.isRegistered,
    custom: document.custom,
  }
}
