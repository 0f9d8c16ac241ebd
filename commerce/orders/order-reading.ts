import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import type { Db } from '../db/client'
import type { Shopper } from '../access/require-shopper'
import { Problem } from '../http/problem'
import { findAccess, findTrackingProof, toOrderNumbers } from './lookup.rules'
import { toDecimal } from '../money'
import type { OmsExpansion } from './oms.mapper'
import { withListedOmsData } from './oms.mapper'
import { selectOrders } from './order-list.repository'
import { orderNotFound } from './order-problems'
import type { CustomerOrdersQuery, OrderLookup, TrackOrder } from './order-requests.schemas'
import { showOrder, showOrders, type Viewing } from './order-view'
import { selectOrder, type StoredOrder } from './order.repository'
import { isOwnOrder, requireOwnOrder } from './ownership.rules'
import { toPartialOrder } from './partial-order.mapper'
import { toTrackedOrder } from './tracked-order.mapper'

type Order = ShopperOrdersTypes.Order

interface CustomerOrders {
  limit: number
  offset: number
  total: number
  data: Order[]
}

export interface OrderReading {
  /** For operators: does not check the owner. */
  findOrder(orderNo: string): Promise<StoredOrder | undefined>
  /** @throws Problem 404 unless it is the shopper's own order. */
  getOrder(shopper: Shopper, orderNo: string, expand?: readonly OmsExpansion[]): Promise<Order>
  /**
   * Returns an order to a guest who can identify it. The order view code with a contact, or
   * ownership, gives the whole order; the postal code with a contact gives it without personal
   * data.
   * @throws Problem 400 when the request contains too little data, 404 when it does not match.
   */
  lookUpOrder(
    shopper: Shopper,
    orderNo: string,
    lookup: OrderLookup,
    expand: readonly OmsExpansion[],
  ): Promise<Order>
  /**
   * Returns an order to a guest who provides its number and the e-mail address or postal code: its
   * state and shipments, without personal data. Its owner gets the whole order.
   * @throws Problem 404, the same for an unknown number and for wrong data.
   */
  trackOrder(shopper: Shopper, known: TrackOrder): Promise<Order>
  listOrders(shopper: Shopper, query: CustomerOrdersQuery): Promise<CustomerOrders>
  /** @throws Problem 404, 409 unless the basket's taxes were set by a client. */
  getTaxes(shopper: Shopper, orderNo: string): Promise<ShopperOrdersTypes.Taxes>
}

export function createOrderReading(db: Db, dependencies: Viewing): OrderReading {
  const { catalog } = dependencies
  const show = (order: StoredOrder, expand?: readonly OmsExpansion[]) =>
    showOrder(dependencies, order, expand)

  return {
    findOrder: (orderNo) => selectOrder(db, orderNo),

    async getOrder(shopper, orderNo, expand) {
      return show(requireOwnOrder(await selectOrder(db, orderNo), shopper, orderNo), expand)
    },

    async lookUpOrder(shopper, orderNo, lookup, expand) {
      const order = await selectOrder(db, orderNo)
      if (order && isOwnOrder(order, shopper)) return show(order, expand)
      const access = findAccess(order, shopper.siteId, lookup)
      if (access === 'insufficient') throw insufficient()
      if (!order || access === 'none') throw orderNotFound(orderNo)
      return access === 'full' ? show(order, expand) : toPartialOrder(await show(order, expand))
    },

    async trackOrder(shopper, known) {
      for (const orderNo of toOrderNumbers(known.orderNo)) {
        const order = await selectOrder(db, orderNo)
        const proof = order && findTrackingProof(order, shopper.siteId, known)
        if (!order || !proof) continue
        const shown = await show(order)
        return isOwnOrder(order, shopper) ? shown : toTrackedOrder(shown, proof)
      }
      throw orderNotFound(known.orderNo)
    },

    async listOrders({ siteId, customerId }, { status, from, until, offset, limit, expand }) {
      // open orders are shown as new
      const statuses = status?.flatMap((one) => (one === 'new' ? (['new', 'open'] as const) : one))
      const query = { siteId, customerId, statuses, from, until, offset, limit }
      const { orders, total } = await selectOrders(db, query)
      const expansion = expand ? (['oms', 'oms_shipments'] as const) : []
      const shown = await showOrders(catalog, orders, expansion)
      return { limit, offset, total, data: shown.map(withListedOmsData) }
    },

    async getTaxes(shopper, orderNo) {
      const order = requireOwnOrder(await selectOrder(db, orderNo), shopper, orderNo)
      const { document, basketId } = order
      const basket = document.basket?.document
      if (basket?.taxMode !== 'external') {
        throw new Problem(
          409,
          'invalid-tax-mode',
          'Invalid Tax Mode',
          `Basket with ID '${basketId}' has invalid tax mode.`,
        )
      }
      return { taxes: toTaxes(basket.externalTaxes ?? {}, order.currency) }
    },
  }
}

type ExternalTaxes = Record<string, { rate: number; amountMinor?: number }[]>

function toTaxes(taxes: ExternalTaxes, currency: string): ShopperOrdersTypes.Taxes['taxes'] {
  const entries = Object.entries(taxes).map(([itemId, rates]) => {
    const taxItems = rates.map(({ rate, amountMinor }, index) => ({
      id: `${itemId}-${index + 1}`,
      rate,
      ...(amountMinor === undefined ? {} : { value: toDecimal(amountMinor, currency) }),
    }))
    return [itemId, { taxItems }] as const
  })
  return Object.fromEntries(entries)
}

function insufficient(): Problem {
  return new Problem(
    400,
    'insufficient-identifying-information',
    'Insufficient Identifying Information',
    'Insufficient identifying information provided to retrieve the order.',
  )
}
