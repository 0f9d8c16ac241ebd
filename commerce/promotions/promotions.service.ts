import type { Db, Trx } from '../db/client'
import { remember } from '../db/remembered'
import { loadRedemptions, redeemCoupons, type Redemption } from './coupon-redemption'
import { selectCouponsByCode, type Redeemer } from './coupon.repository'
import type { Redemptions } from './coupon.rules'
import type { ProductPrices } from '../pricing/pricing.rules'
import type { PricingContext } from '../shopper-context/pricing-context'
import type { Site } from '../sites/site.service'
import { listActivePromotions } from './active-promotions.rules'
import { evaluateCoupon, listContextCoupons } from './coupon.rules'
import { toPricedProduct, type ProductPlaces } from './priced-product.rules'
import { selectPlaces } from './product-places.repository'
import {
  listProductPromotions,
  type PricedProduct,
  type ProductPromotion,
} from './product-promotions.rules'
import { selectPromotedProducts } from './promoted-product.repository'
import { Coupon, Promotion } from './promotion.schemas'

export interface PromotionsService {
  /** All promotions of a site, cached for a few seconds. */
  listPromotions(siteId: string, trx?: Trx): Promise<Promotion[]>
  /**
   * Returns by product id the product promotions that run for the shopper and include the product.
   * Promotions that require a code are included only if the shopper's context has the code. For a
   * master, the cheapest variant counts.
   * @param prices of the products and of masters' variants; a product without a price gets no
   * promotional price.
   */
  listForProducts(
    site: Pick<Site, 'id' | 'catalogId'>,
    productIds: readonly string[],
    pricingContext: PricingContext,
    prices?: ReadonlyMap<string, ProductPrices>,
  ): Promise<Map<string, ProductPromotion[]>>
  /** Returns by product id the properties that rules may test. */
  describeProducts(
    catalogId: string,
    productIds: readonly string[],
    prices: ReadonlyMap<string, ProductPrices>,
  ): Promise<Map<string, PricedProduct>>
  /** Returns all coupons with the codes in their own rows; prefer `findCoupons`. */
  listCoupons(siteId: string, trx?: Trx): Promise<Coupon[]>
  /** Returns the coupons that have one of these codes, ignoring case. */
  findCoupons(siteId: string, codes: readonly string[], trx?: Trx): Promise<Coupon[]>
  /** Returns the number of uses by coupon id, for coupons with limits. */
  getRedemptions(
    siteId: string,
    coupons: readonly Coupon[],
    redeemer: Redeemer,
    at: Date,
    trx?: Trx,
  ): Promise<Map<string, Redemptions>>
  /**
   * Records the codes used by an order. Must be called in the transaction that creates the order,
   * with all applied codes (`listAppliedCoupons`), after locking the basket and before locking
   * stock.
   * @throws Problem 400 `invalid-coupon-code` when another order took the last use in the meantime.
   */
  redeem(trx: Trx, redemption: Redemption): Promise<void>
  /** Releases an order's codes. Must be called in the transaction that fails the order. */
  release(trx: Trx, orderNo: string): Promise<void>
  /** Returns the categories of each product with all their ancestors, by product id. */
  getCategoryIds(
    catalogId: string,
    productIds: readonly string[],
    trx?: Trx,
  ): Promise<Map<string, string[]>>
  /** Like `getCategoryIds`, with the directly assigned categories listed separately. */
  getPlaces(
    catalogId: string,
    productIds: readonly string[],
    trx?: Trx,
  ): Promise<Map<string, ProductPlaces>>
}

export function createPromotionsService(db: Db, now: () => Date): PromotionsService {
  const loadPromotions = remember(db, now, async (siteId: string, source: Db | Trx) => {
    const rows = await source
      .selectFrom('promotion')
      .select('definition')
      .where('site_id', '=', siteId)
      .orderBy('id')
      .execute()
    return rows.map(({ definition }) => Promotion.parse(definition))
  })

  const getPlaces: PromotionsService['getPlaces'] = (catalogId, productIds, trx) =>
    selectPlaces(trx ?? db, catalogId, productIds)

  const describeProducts: PromotionsService['describeProducts'] = async (
    catalogId,
    productIds,
    prices,
  ) => {
    const products = await selectPromotedProducts(db, productIds)
    const placedIds = products.flatMap(({ id, masterId }) => [id, ...(masterId ? [masterId] : [])])
    const places = await getPlaces(catalogId, [...new Set(placedIds)])
    return new Map(
      products.map((product) => [product.id, toPricedProduct(product, places, prices)]),
    )
  }

  return {
    getPlaces,
    describeProducts,
    listPromotions: (siteId, trx) => loadPromotions(siteId, trx ?? db),
    async listForProducts(site, productIds, pricingContext, prices = new Map()) {
      const all = await loadPromotions(site.id, db)
      const codes = listContextCoupons(pricingContext)
      const coupons = await selectCouponsByCode(db, site.id, pricingContext.couponCodes)
      const { at, customerId = '' } = pricingContext
      const redemptions = await loadRedemptions(db, site.id, coupons, { customerId }, at)
      const facts = { coupons, promotions: all, redemptions }
      const evaluated = codes.map((code) => evaluateCoupon(code, facts))
      const active = listActivePromotions(all, evaluated, pricingContext).filter(
        ({ promotion }) => promotion.promotionClass === 'product',
      )
      if (active.length === 0 || productIds.length === 0) return new Map()
      const products = await describeProducts(site.catalogId, productIds, prices)
      return new Map(
        [...products].map(([id, product]) => [id, listProductPromotions(product, active)]),
      )
    },

    findCoupons: (siteId, codes, trx) => selectCouponsByCode(trx ?? db, siteId, codes),
    getRedemptions: (siteId, coupons, redeemer, at, trx) =>
      loadRedemptions(trx ?? db, siteId, coupons, redeemer, at),
    redeem: redeemCoupons,

    async release(trx, orderNo) {
      await trx.deleteFrom('coupon_redemption').where('order_no', '=', orderNo).execute()
    },

    async listCoupons(siteId, trx) {
      const rows = await (trx ?? db)
        .selectFrom('coupon')
        .selectAll()
        .where('site_id', '=', siteId)
        .orderBy('id')
        .execute()
      return rows.map(({ id, enabled, case_insensitive: caseInsensitive, codes, definition }) =>
        Coupon.parse({ ...definition, id, enabled, caseInsensitive, codes }),
      )
    },

    async getCategoryIds(catalogId, productIds, trx) {
      const places = await getPlaces(catalogId, productIds, trx)
      return new Map([...places].map(([id, { all }]) => [id, all]))
    },
  }
}
