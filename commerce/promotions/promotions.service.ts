import { sql } from 'kysely'
import type { Db, Trx } from '../db/client'
import { remember } from '../db/remembered'
import { loadRedemptions, redeemCoupons, type Redemption } from './coupon-redemption'
import { selectCouponsByCode, type Redeemer } from './coupon.repository'
import type { Redemptions } from './coupon.rules'
import { Coupon, Promotion } from './promotion.schemas'

/** The categories a product stands in. */
export interface ProductPlaces {
  /** Those it was put into. */
  own: string[]
  /** With all above them. */
  all: string[]
}

export interface PromotionsService {
  /** All of a site's, remembered for a few seconds. */
  listPromotions(siteId: string, trx?: Trx): Promise<Promotion[]>
  /** Every coupon with the codes that stand in its row; prefer `findCoupons`. */
  listCoupons(siteId: string, trx?: Trx): Promise<Coupon[]>
  /** The coupons that have one of these codes, whatever their case. */
  findCoupons(siteId: string, codes: readonly string[], trx?: Trx): Promise<Coupon[]>
  /** Coupon id → how often it was used, for those with limits. */
  getRedemptions(
    siteId: string,
    coupons: readonly Coupon[],
    redeemer: Redeemer,
    at: Date,
    trx?: Trx,
  ): Promise<Map<string, Redemptions>>
  /**
   * Notes that an order used its codes. To be called in the transaction that creates the order,
   * with the basket's codes that are applied (`calculated.coupons` with `isApplied`), after the
   * basket and before stock is locked.
   * @throws Problem 400 `invalid-coupon-code` when another order took the last use meanwhile.
   */
  redeem(trx: Trx, redemption: Redemption): Promise<void>
  /** Gives an order's codes back; to be called in the transaction that fails the order. */
  release(trx: Trx, orderNo: string): Promise<void>
  /** Product id → the categories it is placed in, with all above them. */
  getCategoryIds(
    catalogId: string,
    productIds: readonly string[],
    trx?: Trx,
  ): Promise<Map<string, string[]>>
  /** As `getCategoryIds`, those it was put into itself apart. */
  getPlaces(
    catalogId: string,
    productIds: readonly string[],
    trx?: Trx,
  ): Promise<Map<string, ProductPlaces>>
}

export function createPromotionsService(db: Db, now: () => Date): PromotionsService {
  const loadPromotions = remember(now, async (siteId: string, source: Db | Trx) => {
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

  return {
    getPlaces,
    listPromotions: (siteId, trx) => loadPromotions(siteId, trx ?? db),
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

async function selectPlaces(
  source: Db | Trx,
  catalogId: string,
  productIds: readonly string[],
): Promise<Map<string, ProductPlaces>> {
  // union, not union all: a category that is its own ancestor must not hang the engine
  const { rows } = await sql<{ product_id: string; category_id: string; own: boolean }>`
    with recursive placed as (
      select product_id, category_id, true as own from category_product
      where catalog_id = ${catalogId} and product_id = any(${sql.val(productIds)}::text[])
      union
      select placed.product_id, category.parent_id, false from placed
      join category on category.catalog_id = ${catalogId} and category.id = placed.category_id
      where category.parent_id is not null
    )
    select product_id, category_id, bool_or(own) as own from placed
    group by product_id, category_id order by product_id, category_id
  `.execute(source)
  const found = new Map<string, ProductPlaces>()
  for (const { product_id: id, category_id: categoryId, own } of rows) {
    const places = found.get(id) ?? { own: [], all: [] }
    places.all.push(categoryId)
    if (own) places.own.push(categoryId)
    found.set(id, places)
  }
  return found
}
