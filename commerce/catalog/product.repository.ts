import { sql } from 'kysely'
import type { Db, Trx } from '../db/client'
import type {
  ProductImageGroup,
  ProductKind,
  ProductLink,
  ProductMember,
  ProductOptionUse,
  VariationAttribute,
} from './catalog.tables'
import type { Localized } from '../db/columns'

/** A product as stored; text of a variant may be absent where its master has it. */
export interface StoredProduct {
  id: string
  kind: ProductKind
  masterId: string | null
  name: string
  brand: string | null
  shortDescription: string | null
  longDescription: string | null
  pageTitle: string | null
  pageDescription: string | null
  pageKeywords: string | null
  online: boolean
  onlineFrom: Date | null
  onlineTo: Date | null
  searchable: boolean
  searchRank: number | null
  taxClassId: string
  unit: string | null
  minOrderQuantity: number
  stepQuantity: number
  images: ProductImageGroup[]
  variationAttributes: VariationAttribute[]
  variationValues: Record<string, string>
  defaultVariantId: string | null
  custom: Record<string, unknown>
  createdAt: Date
  /** The catalogue it is kept in; where its options are defined. */
  catalogId: string
  localized: Localized
  upc: string | null
  ean: string | null
  manufacturerName: string | null
  manufacturerSku: string | null
  /** Of `unit` in one package. */
  unitQuantity: number | null
  options: ProductOptionUse[]
  /** Of sets and bundles. */
  members: ProductMember[]
  productLinks: ProductLink[]
  /** See `Recommendation` of recommendation.schemas.ts. */
  recommendations: unknown[]
  classificationCategoryId: string | null
  pageUrl: string | null
  /** Site → what differs there. */
  siteSpecific: Localized
}

/** Where a product stands in the tree of the site's catalogue. */
export interface Assignment {
  productId: string
  categoryId: string
  position: number
  isPrimary: boolean
}

const columns = [
  'id',
  'kind',
  'master_id as masterId',
  'name',
  'brand',
  'short_description as shortDescription',
  'long_description as longDescription',
  'page_title as pageTitle',
  'page_description as pageDescription',
  'page_keywords as pageKeywords',
  'online',
  'online_from as onlineFrom',
  'online_to as onlineTo',
  'searchable',
  'search_rank as searchRank',
  'tax_class_id as taxClassId',
  'unit',
  'min_order_quantity as minOrderQuantity',
  'step_quantity as stepQuantity',
  'images',
  'variation_attributes as variationAttributes',
  'variation_values as variationValues',
  'default_variant_id as defaultVariantId',
  'custom',
  'created_at as createdAt',
  'catalog_id as catalogId',
  'localized',
  'upc',
  'ean',
  'manufacturer_name as manufacturerName',
  'manufacturer_sku as manufacturerSku',
  'unit_quantity as unitQuantity',
  'options',
  'members',
  'product_links as productLinks',
  'recommendations',
  'classification_category_id as classificationCategoryId',
  'page_url as pageUrl',
  'site_specific as siteSpecific',
] as const

/**
 * The products asked for, their masters, and (`withSiblings`) every variant and variation group of
 * those masters.
 */
export async function selectFamilies(
  db: Db | Trx,
  ids: readonly string[],
  withSiblings: boolean,
): Promise<StoredProduct[]> {
  // each part finds its rows by an index: an "or" over them would read the whole table
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

/** The products' places in a catalogue, the primary one first. */
export async function selectAssignments(
  db: Db | Trx,
  catalogId: string,
  productIds: readonly string[],
): Promise<Assignment[]> {
  return db
    .selectFrom('category_product')
    .select([
      'product_id as productId',
      'category_id as categoryId',
      'position',
      'is_primary as isPrimary',
    ])
    .where('catalog_id', '=', catalogId)
    .where(sql<boolean>`product_id = any (${[...productIds]}::text[])`)
    .orderBy('is_primary', 'desc')
    .orderBy('position')
    .orderBy('category_id')
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
