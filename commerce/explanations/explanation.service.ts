import { randomUUID } from 'node:crypto'
import type {
  ExplainedPart,
  OfficePromotion,
  OfficePromotionList,
  OpenBagList,
  PromotionExplanation,
  TriedCode,
} from '../../contracts/promotion'
import { requireSite } from '../baskets/assessment/assess-basket'
import type { BasketExplanation, ExplainedBasket } from '../baskets/assessment/basket-explanation'
import { addCoupon } from '../baskets/promotions/coupons.rules'
import type { CouponAttempts } from '../baskets/promotions/coupon-attempts'
import type { StoredBasket } from '../baskets/model/stored-basket'
import { loadPictures } from '../catalog/product-pictures'
import type { Db } from '../db/client'
import { notFound } from '../http/problem'
import type { OrderService } from '../orders/order.service'
import type { PromotionsService } from '../promotions/promotions.service'
import type { Site, SiteService } from '../sites/site.service'
import { explainCode, toExplanation, toOutcomeThen } from './explanation.mapper'
import { loadNames } from './load-names'
import { toRecordedExplanation, type RecordedOrder } from './recorded-order.rules'
import { listOrderChanges } from './order-changes.rules'
import { hideCode, showCode, type Names } from './words'
import { listPromotionRows, readPromotion, type PromotionsQuery } from './promotion-overview'

export interface ExplanationService {
  list(sites: readonly Site[], query: PromotionsQuery): Promise<OfficePromotionList>
  /** @returns undefined if the site has no such promotion. */
  get(site: Site, promotionId: string): Promise<OfficePromotion | undefined>
  /**
   * Explains what each promotion does to a basket or an order, and why not more. An order is
   * evaluated for its shopper and at its time, but with today's promotions and prices; of an
   * imported one, its own discounts are listed.
   * @param id an order's number, or a basket's id
   * @param withCodes whether the codes of open bags, which can still be used, are shown
   * @throws Problem 404.
   */
  explain(id: string, withCodes: boolean): Promise<PromotionExplanation>
  /** @param text an e-mail address, or a customer's number */
  listBags(text: string): Promise<OpenBagList>
}

interface Dependencies {
  baskets: BasketExplanation & { couponAttempts: CouponAttempts }
  sites: SiteService
  orders: Pick<OrderService, 'findOrder'>
  promotions: PromotionsService
  now: () => Date
}

/** Lists the codes that were entered and are not in a basket, and what they would bring there. */
async function listTried(
  { couponAttempts, explain }: Dependencies['baskets'],
  basket: StoredBasket,
  names: Names,
): Promise<TriedCode[]> {
  const { siteId, customerId, usid } = basket
  const inBag = basket.document.coupons.map(({ code }) => code)
  const tried: TriedCode[] = []
  for (const { code, refusal, at, attempts } of await couponAttempts.list(basket)) {
    if (inBag.includes(code)) continue
    const couponItemId = randomUUID()
    const document = addCoupon(basket.document, code, () => couponItemId)
    const explained = await explain({ siteId, document, visitor: { customerId, usid } })
    const { coupons } = explained.assessed.calculated
    const coupon = coupons.find((one) => one.couponItemId === couponItemId)
    const now =
      coupon && explainCode(coupon, explained, toExplanation(explained, names).promotions, names)
    const outcome = toOutcomeThen(refusal)
    const missing = now && now.outcome !== outcome ? [`Now: ${now.outcome}`, ...now.missing] : []
    const shown = showCode(coupon ?? { code }, names)
    tried.push({ code: shown, outcome, missing, at: at.toISOString(), attempts })
  }
  return tried
}

async function addPictures(db: Db, lines: readonly ExplainedPart[]): Promise<ExplainedPart[]> {
  const pictures = await loadPictures(
    db,
    lines.flatMap(({ productId }) => productId ?? []),
  )
  return lines.map((line) => {
    const picture = pictures.get(line.productId ?? '')
    return { ...line, ...(picture !== undefined && { picture }) }
  })
}

async function explainRecorded(
  db: Db,
  { sites, promotions }: Dependencies,
  order: RecordedOrder & { orderNo: string; siteId: string },
): Promise<PromotionExplanation> {
  const { orderNo, siteId } = order
  const site = await requireSite(sites, siteId)
  const names = await loadNames(db, site, await promotions.listPromotions(siteId), [])
  const explanation = toRecordedExplanation(order, { names, siteName: site.name })
  const lines = await addPictures(db, explanation.lines)
  return {
    ...{ kind: 'order', id: orderNo, isRecorded: true },
    ...{ ...explanation, lines, tried: [], changes: [] },
  }
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
    if (!document.basket) return explainRecorded(db, dependencies, order)
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
      lines: await addPictures(db, explanation.lines),
      tried: [],
      changes: listOrderChanges(document.content, explained.assessed, parts, names),
    }
  }

  return {
    async listBags(text) {
      const [bags, all] = await Promise.all([
        baskets.listBasketsOf(text),
        dependencies.sites.listSites(),
      ])
      return {
        bags: bags.map(({ basketId, siteId, lastModified, document }) => ({
          id: basketId,
          siteName: all.find(({ id }) => id === siteId)?.name ?? siteId,
          email: document.customerInfo.email ?? '',
          pieces: document.items.reduce((sum, { quantity }) => sum + quantity, 0),
          changedAt: lastModified.toISOString(),
        })),
      }
    },

    list: (sites, query) => listPromotionRows(db, dependencies, sites, query),
    get: (site, promotionId) => readPromotion(db, dependencies, site, promotionId),

    async explain(id, withCodes) {
      const basket = await baskets.findBasket(id)
      if (!basket) return explainOrder(id)
      if (basket.orderNo !== undefined) return explainOrder(basket.orderNo)
      const { siteId, document, customerId, usid } = basket
      const explained = await baskets.explain({ siteId, document, visitor: { customerId, usid } })
      const names = { ...(await nameAll(explained)), ...(!withCodes && { hiddenCode: hideCode }) }
      const tried = await listTried(baskets, basket, names)
      const explanation = toExplanation(explained, names)
      const lines = await addPictures(db, explanation.lines)
      return { kind: 'basket', id, ...explanation, lines, tried, changes: [] }
    },
  }
}
