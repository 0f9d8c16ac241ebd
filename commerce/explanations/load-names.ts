import type { Db } from '../db/client'
import type { ProductSelection } from '../promotions/product-selection.schemas'
import type { Promotion } from '../promotions/promotion.schemas'
import { timezoneOf } from '../sites/shop-time.rules'
import type { Site } from '../sites/site.service'
import type { Names } from './words'

export async function loadNames(
  db: Db,
  site: Site,
  all: readonly Promotion[],
  described: readonly Promotion[] = all,
): Promise<Names> {
  const { productIds, categoryIds } = listMentioned(described)
  const products =
    productIds.length === 0
      ? []
      : await db
          .selectFrom('product')
          .select(['id', 'name'])
          .where('id', 'in', productIds)
          .execute()
  const categories =
    categoryIds.length === 0
      ? []
      : await db
          .selectFrom('category')
          .select(['id', 'name'])
          .where('catalog_id', '=', site.catalogId)
          .where('id', 'in', categoryIds)
          .execute()
  return {
    product: toLookUp(products),
    category: toLookUp(categories),
    promotion: toLookUp(all),
    currency: site.currency,
    timezone: timezoneOf(site.preferences),
  }
}

function toLookUp(rows: readonly { id: string; name: string }[]): (id: string) => string {
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return (id) => names.get(id) ?? id
}

function listMentioned(promotions: readonly Promotion[]) {
  const conditions = promotions
    .flatMap(listSelections)
    .flatMap(({ included = [], excluded = [] }) => [...included, ...excluded].flat())
  const bonuses = promotions
    .flatMap(({ tiers, deals }) => [...tiers, ...deals])
    .flatMap(({ discount }) => (discount.type === 'bonus' ? discount.productIds : []))
  const idsOf = (kind: 'product' | 'category') =>
    conditions.flatMap((condition) => (condition.kind === kind ? condition.ids : []))
  return {
    productIds: [...new Set([...bonuses, ...idsOf('product')])],
    categoryIds: [...new Set(idsOf('category'))],
  }
}

function listSelections(promotion: Promotion): ProductSelection[] {
  const { qualifying, discounted, combination = [], deals } = promotion
  const constraints = [...combination, ...deals.flatMap(({ buy, get }) => [...buy, ...get])]
  return [qualifying, discounted, ...constraints.map(({ selection }) => selection)]
}
