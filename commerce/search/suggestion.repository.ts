import { sql } from 'kysely'
import type { Db } from '../db/client'

export interface FoundProduct {
  productId: string
  productName: string
  priceMinor: number
  custom: Record<string, unknown>
}

export interface FoundCategory {
  id: string
  name: string
  parentName: string | null
}

/** Products that have every word, those with them in their name first. */
export async function selectSuggestedProducts(
  db: Db,
  siteId: string,
  textQuery: string,
  limit: number,
): Promise<FoundProduct[]> {
  const { rows } = await sql<FoundProduct>`
    select product_id as "productId", name as "productName", price_minor as "priceMinor",
      hit -> 'custom' as custom
    from search_document, to_tsquery('english', ${textQuery}) as query
    where site_id = ${siteId} and words @@ query
    order by ts_rank('{0,0.01,0.1,1}', words, query) desc, search_rank desc, name
    limit ${limit}`.execute(db)
  return rows
}

/** Online categories by name, of those that lead to products. */
export async function selectSuggestedCategories(
  db: Db,
  siteId: string,
  catalogId: string,
  textQuery: string,
  limit: number,
): Promise<FoundCategory[]> {
  const { rows } = await sql<FoundCategory>`
    select category.id, category.name, parent.name as "parentName"
    from category
    left join category parent on parent.catalog_id = category.catalog_id
      and parent.id = category.parent_id
    where category.catalog_id = ${catalogId}
      and to_tsvector('english', category.name) @@ to_tsquery('english', ${textQuery})
      and exists (
        select 1 from search_document
        where site_id = ${siteId} and tokens @> array['cgid=' || category.id]
      )
    order by category.position, category.name
    limit ${limit}`.execute(db)
  return rows
}

export async function selectSuggestedBrands(
  db: Db,
  siteId: string,
  textQuery: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ brand: string }>`
    select brand from (
      select distinct brand from search_document where site_id = ${siteId} and brand is not null
    ) known
    where to_tsvector('english', brand) @@ to_tsquery('english', ${textQuery})
    order by brand limit ${limit}`.execute(db)
  return rows.map(({ brand }) => brand)
}
