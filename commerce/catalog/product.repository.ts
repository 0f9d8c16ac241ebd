import { sql } from 'kysely'
import type { Db, Trx } from '../db/client'
import type { ProductLink, ProductOptionUse } from './catalog.tables'
import type { Localized } from '../db/columns'
import { productCoreColumns, type ProductCore } from './product-core'

/** A product as stored; texts of the master may be missing in a variant. */
export interface StoredProduct extends ProductCore {
  taxClassId: string
  unit: string | null
  /** Number of `unit` in one package. */
  unitQuantity: number | null
  minOrderQuantity: number
  stepQuantity: number
  /** The catalog that contains the product and defines its options. */
  catalogId: string
  options: ProductOptionUse[]
  productLinks: ProductLink[]
  /** See `Recommendation` of recommendation.schemas.ts. */
  recommendations: unknown[]
  classificationCategoryId: string | null
  pageUrl: string | null
  /** Site → the site's own values. */
  siteSpecific: Localized
}

const columns = [
  ...productCoreColumns,
  'tax_class_id as taxClassId',
  'unit',
  'unit_quantity as unitQuantity',
  'min_order_quantity as minOrderQuantity',
  'step_quantity as stepQuantity',
  'catalog_id as catalogId',
  'options',
  'product_links as productLinks',
  'recommendations',
  'classification_category_id as classificationCategoryId',
  'page_url as pageUrl',
  'site_specific as siteSpecific',
] as const

export async function selectFamilies(
  db: Db | Trx,
  ids: readonly string[],
  withSiblings: boolean,
): Promise<StoredProduct[]> {
  // each part of the union uses an index; an `or` over all of them would read the whole table
  const siblings = withSiblings
    ? sql`union select product.id from product join wanted on product.master_id = wanted.family_id`
    : sql``
  const family = sql<string>`(
    with wanted as (
      select id, coalesce(master_id, id) as family_id
      from product where id = any (${[...ids]}::text[])
    )
    select id from wanted union select family_id from wanted ${siblings}
  )`
  return db
    .selectFrom('product')
    .select(columns)
    .where('id', 'in', family)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export async function selectCatalogId(db: Db | Trx, siteId: string): Promise<string | undefined> {
  const site = await db
    .selectFrom('site')
    .select('catalog_id as catalogId')
    .where('id', '=', siteId)
    .executeTakeFirst()
  return site?.catalogId
}
