import { sql } from 'kysely'
import type { Db, Trx } from '../db/client'
import type { ProductImageGroup, ProductKind, VariationAttribute } from './catalog.tables'

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
] as const

/** The products asked for, their masters, and (`withSiblings`) every variant of those masters. */
export async function selectFamilies(
  db: Db | Trx,
  ids: readonly string[],
  withSiblings: boolean,
): Promise<StoredProduct[]> {
  const wanted = [...ids]
  const family = sql<string>`(
    select coalesce(master_id, id) from product where id = any (${wanted}::text[])
  )`
  return db
    .selectFrom('product')
    .select(columns)
    .where((eb) =>
      eb.or([
        sql<boolean>`id = any (${wanted}::text[])`,
        eb('id', 'in', family),
        ...(withSiblings ? [eb('master_id', 'in', family)] : []),
      ]),
    )
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Every product that stands in the catalogue, itself or through its master. */
export async function selectCatalogProducts(
  db: Db | Trx,
  catalogId: string,
): Promise<StoredProduct[]> {
  const assigned = sql<string>`(
    select product_id from category_product where catalog_id = ${catalogId}
  )`
  return db
    .selectFrom('product')
    .select(columns)
    .where((eb) => eb.or([eb('id', 'in', assigned), eb('master_id', 'in', assigned)]))
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Assignments of the products (all of the catalogue's without `productIds`), primary one first. */
export async function selectAssignments(
  db: Db | Trx,
  catalogId: string,
  productIds?: readonly string[],
): Promise<Assignment[]> {
  let query = db
    .selectFrom('category_product')
    .select([
      'product_id as productId',
      'category_id as categoryId',
      'position',
      'is_primary as isPrimary',
    ])
    .where('catalog_id', '=', catalogId)
  if (productIds) query = query.where(sql<boolean>`product_id = any (${[...productIds]}::text[])`)
  return query.orderBy('is_primary', 'desc').orderBy('position').orderBy('category_id').execute()
}

export async function selectCatalogId(db: Db | Trx, siteId: string): Promise<string | undefined> {
  const site = await db
    .selectFrom('site')
    .select('catalog_id as catalogId')
    .where('id', '=', siteId)
    .executeTakeFirst()
  return site?.catalogId
}
