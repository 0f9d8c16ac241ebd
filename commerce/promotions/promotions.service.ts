import type { Db, Trx } from '../db/client'
import { cached } from '../db/cache'
import { loadRedemptions, redeemCoupons, type Redemption } from './coupon-redemption'
import { selectCouponsByCode, type Redeemer } from './coupon.repository'
import type { Redemptions } from './coupon.rules'
import type { ProductPrices } from '../pricing/pricing.rules'
import type { PricingContext } from '../pricing/pricing-context'
import type { Site } from '../sites/site.service'
import { listActivePromotions } from './active-promotions.rules'
import { evaluateCoupon, listContextCoupons } from './coupon.rules'
import { toPricedProduct, type ProductPlaces } from './priced-product.rules'
import {
  listProductPromotions,
  type PricedProduct,
  type ProductPromotion,
} from './product-promotions.rules'
import { selectPlaces, selectPromotedProducts } from './promoted-product.repository'
import { Coupon, Promotion } from './promotion.schemas'

export interface PromotionsService {
  /** Returns all promotions of a site, cached for a few seconds. */
  listPromotions(siteId: string, trx?: Trx): Promise<Promotion[]>
  /**
   * Promotions that require a code are included only if the shopper's context has such a code. A
   * master has the price of its cheapest variant.
   * @param prices prices of the products and of masters' variants; without a price there is no
   * promotional price.
   */
  listForProducts(
    site: Pick<Site, 'id' | 'catalogId'>,
    productIds: readonly string[],
    pricingContext: PricingContext,
    prices?: ReadonlyMap<string, ProductPrices>,
  ): Promise<Map<string, ProductPromotion[]>>
  /** Returns the product data that promotion rules need, by product id. */
  describeProducts(
    catalogId: string,
    productIds: readonly string[],
    prices: ReadonlyMap<string, ProductPrices>,
  ): Promise<Map<string, PricedProduct>>
  /** Returns every coupon with the codes that are stored in its row. Prefer `findCoupons`. */
  listCoupons(siteId: string, trx?: Trx): Promise<Coupon[]>
  findCoupons(siteId: string, codes: readonly string[], trx?: Trx): Promise<Coupon[]>
  getRedemptions(
    siteId: string,
    coupons: readonly Coupon[],
    redeemer: Redeemer,
    at: Date,
    trx?: Trx,
  ): Promise<Map<string, Redemptions>>
  /**
   * Call it in the transaction that creates the order, with every applied code
   * (`listAppliedCoupons`), after the basket is locked and before stock is locked.
   * @throws Problem 400 `invalid-coupon-code` when another order has used up a limit in the
   * meantime.
   */
  redeem(trx: Trx, redemption: Redemption): Promise<void>
  /** Call it in the transaction that fails the order. */
  release(trx: Trx, orderNo: string): Promise<void>
  getCategoryIds(
    catalogId: string,
    productIds: readonly string[],
    trx?: Trx,
  ): Promise<Map<string, string[]>>
  /** Like `getCategoryIds`, but with the directly assigned categories listed separately. */
  getPlaces(
    catalogId: string,
    productIds: readonly string[],
    trx?: Trx,
  ): Promise<Map<string, ProductPlaces>>
}

export function createPromotionsService(db: Db, now: () => Date): PromotionsService {
  const loadPromotions = cached(db, now, async (siteId: string, source: Db | Trx) => {
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
