import { sql } from 'kysely'
import type { Db, Trx } from '../db/client'
import { Coupon, Promotion } from './promotion.schemas'

export interface PromotionsService {
  listPromotions(siteId: string, trx?: Trx): Promise<Promotion[]>
  listCoupons(siteId: string, trx?: Trx): Promise<Coupon[]>
  /** Product id → the categories it is placed in, with all above them. */
  getCategoryIds(
    catalogId: string,
    productIds: readonly string[],
    trx?: Trx,
  ): Promise<Map<string, string[]>>
}

export function createPromotionsService(db: Db): PromotionsService {
  return {
    async listPromotions(siteId, trx) {
      const rows = await (trx ?? db)
        .selectFrom('promotion')
        .select('definition')
        .where('site_id', '=', siteId)
        .orderBy('id')
        .execute()
      return rows.map(({ definition }) => Promotion.parse(definition))
    },

    async listCoupons(siteId, trx) {
      const rows = await (trx ?? db)
        .selectFrom('coupon')
        .selectAll()
        .where('site_id', '=', siteId)
        .orderBy('id')
        .execute()
      return rows.map(({ id, enabled, case_insensitive: caseInsensitive, codes }) =>
        Coupon.parse({ id, enabled, caseInsensitive, codes }),
      )
    },

    async getCategoryIds(catalogId, productIds, trx) {
      // union, not union all: a category that is its own ancestor must not hang the engine
      const { rows } = await sql<{ product_id: string; category_id: string }>`
        with recursive placed as (
          select product_id, category_id from category_product
          where catalog_id = ${catalogId} and product_id = any(${sql.val(productIds)}::text[])
          union
          select placed.product_id, category.parent_id from placed
          join category on category.catalog_id = ${catalogId} and category.id = placed.category_id
          where category.parent_id is not null
        )
        select product_id, category_id from placed
      `.execute(trx ?? db)
      const found = new Map<string, string[]>()
      for (const { product_id: id, category_id: categoryId } of rows) {
        found.set(id, [...(found.get(id) ?? []), categoryId])
      }
      return found
    },
  }
}
