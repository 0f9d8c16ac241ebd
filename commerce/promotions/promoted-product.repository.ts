import { sql } from 'kysely'
import type { Db, Trx } from '../db/client'
import type { ProductPlaces } from './priced-product.rules'

export interface StoredPromotedProduct {
  id: string
  masterId: string | null
  brand: string | null
  name: string
  custom: Record<string, unknown>
  /** Only masters have variants. */
  variantIds: string[]
}

/** Variants inherit the values of their master. */
export async function selectPromotedProducts(
  source: Db | Trx,
  productIds: readonly string[],
): Promise<StoredPromotedProduct[]> {
  const { rows } = await sql<StoredPromotedProduct>`
    select product.id, product.master_id as "masterId", product.name,
      coalesce(product.brand, master.brand) as brand,
      coalesce(master.custom, '{}') || product.custom as custom,
      array(select variant.id from product variant where variant.master_id = product.id
        order by variant.position, variant.id) as "variantIds"
    from product left join product master on master.id = product.master_id
    where product.id = any (${[...productIds]}::text[])`.execute(source)
  return rows
}

/** Returns the categories of products by product id; products without a category are absent. */
export async function selectPlaces(
  source: Db | Trx,
  catalogId: string,
  productIds: readonly string[],
): Promise<Map<string, ProductPlaces>> {
  // `union`, not `union all`: a category that is its own ancestor would cause an endless loop
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
