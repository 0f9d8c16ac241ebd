import { sql } from 'kysely'
import type { ProductImageGroup } from '../catalog/catalog.tables'
import type { Db } from '../db/client'

/** The data from which a product page's address and pictures are derived. */
export interface SitemapProduct {
  id: string
  name: string
  pageUrl: string | null
  custom: Record<string, unknown>
  siteSpecific: Record<string, Record<string, unknown>>
  primaryCategoryId: string | null
  images: ProductImageGroup[]
  changedAt: Date
}

export async function selectSitemapProducts(
  db: Db,
  siteId: string,
  limit: number,
  offset: number,
): Promise<SitemapProduct[]> {
  return db
    .selectFrom('search_document as found')
    .innerJoin('product', 'product.id', 'found.product_id')
    .select([
      'product.id',
      'product.name',
      'product.page_url as pageUrl',
      'product.custom',
      'product.site_specific as siteSpecific',
      sql<string | null>`found.hit ->> 'primaryCategoryId'`.as('primaryCategoryId'),
      'product.images',
      'product.changed_at as changedAt',
    ])
    .where('found.site_id', '=', siteId)
    .where(isListed(siteId))
    .orderBy('found.product_id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countSitemapProducts(db: Db, siteId: string): Promise<number> {
  const { count } = await db
    .selectFrom('search_document as found')
    .innerJoin('product', 'product.id', 'found.product_id')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('found.site_id', '=', siteId)
    .where(isListed(siteId))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Whether the sitemap lists a product. It omits variation groups, build-your-own boxes (their pages
 * redirect to the builder) and products that the archive excludes.
 */
function isListed(siteId: string) {
  const own = sql`product.site_specific -> ${siteId}::text`
  return sql<boolean>`found.hit ->> 'kind' <> 'variation_group'
    and coalesce(${own} ->> 'c_isCustomMix', product.custom ->> 'isCustomMix', 'false') <> 'true'
    and coalesce((${own} ->> 'sitemapIncluded')::boolean, product.sitemap_included)`
}

export async function selectExcludedCategories(
  db: Db,
  catalogId: string,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('category')
    .select('id')
    .where('catalog_id', '=', catalogId)
    .where('sitemap_included', '=', false)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export async function selectCategoryChanges(
  db: Db,
  catalogId: string,
): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await sql<{ id: string; changedAt: Date }>`
    select placed.category_id as id, max(product.changed_at) as "changedAt"
    from category_product placed join product on product.id = placed.product_id
    where placed.catalog_id = ${catalogId}
    group by placed.category_id`.execute(db)
  return new Map(rows.map(({ id, changedAt }) => [id, changedAt]))
}
