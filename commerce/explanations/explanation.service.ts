import type {
  OfficePromotion,
  OfficePromotionList,
  PromotionExplanation,
} from '../../contracts/promotion'
import type { BasketExplanation, ExplainedBasket } from '../baskets/assessment/basket-explanation'
import type { Db } from '../db/client'
import { notFound } from '../http/problem'
import type { OrderService } from '../orders/order.service'
import type { PromotionsService } from '../promotions/promotions.service'
import type { Site } from '../sites/site.service'
import { toExplanation } from './explanation.mapper'
import { loadNames } from './load-names'
import { listOrderChanges } from './order-changes.rules'
import { listPromotionRows, readPromotion, type PromotionsQuery } from './promotion-overview'

export interface ExplanationService {
  list(sites: readonly Site[], query: PromotionsQuery): Promise<OfficePromotionList>
  /** @returns undefined if the site has no such promotion. */
  get(site: Site, promotionId: string): Promise<OfficePromotion | undefined>
  /**
   * Explains what each promotion does to a basket or an order, and why not more. An order is
   * evaluated for its shopper and at its time, but with today's promotions and prices.
   * @param id an order's number, or a basket's id
   * @throws Problem 404.
   */
  explain(id: string): Promise<PromotionExplanation>
}

interface Dependencies {
  baskets: BasketExplanation
  orders: Pick<OrderService, 'findOrder'>
  promotions: PromotionsService
  now: () => Date
}

export function createExplanationService(db: Db, dependencies: Dependencies): ExplanationService {
  const { baskets, orders, promotions } = dependencies

  async function nameAll({ assessed: { site, facts } }: ExplainedBasket) {
    const names = await loadNames(db, site, await promotions.listPromotions(site.id))
    return { ...names, currency: facts.currency }
  }

  async function explainOrder(orderNo: string): Promise<PromotionExplanation> {
    const order = await orders.findOrder(orderNo)
    if (!order) {
      throw notFound(`There is no order and no open bag '${orderNo}'.`, 'order-not-found')
    }
    const { siteId, customerId, createdAt, document } = order
    if (!document.basket) {
      throw notFound(
        `The order '${orderNo}' was imported: what its bag held is not known, so nothing can be explained.`,
        'order-without-basket',
      )
    }
    const { usid } = document.basket
    const explained = await baskets.explain({
      siteId,
      // the basket stored with an order does not contain the secrets of its payments
      document: {
        ...document.basket.document,
        paymentInstruments: document.payments.map(({ instrument }) => instrument),
      },
      visitor: { customerId, usid, isRegistered: !document.isGuest },
      past: { at: createdAt, orderNo },
    })
    const names = await nameAll(explained)
    const explanation = toExplanation(explained, names)
    const parts = [...explanation.lines, explanation.order, ...explanation.deliveries]
    return {
      kind: 'order',
      id: orderNo,
      ...explanation,
      changes: listOrderChanges(document.content, explained.assessed, parts, names),
    }
  }

  return {
    list: (sites, query) => listPromotionRows(db, dependencies, sites, query),
    get: (site, promotionId) => readPromotion(db, dependencies, site, promotionId),

    async explain(id) {
      const basket = await baskets.findBasket(id)
      if (!basket) return explainOrder(id)
      if (basket.orderNo !== undefined) return explainOrder(basket.orderNo)
      const { siteId, document, customerId, usid } = basket
      const explained = await baskets.explain({ siteId, document, visitor: { customerId, usid } })
      const names = await nameAll(explained)
      return { kind: 'basket', id, ...toExplanation(explained, names), changes: [] }
    },
  }
}
