import { sql } from 'kysely'
import type { Trx } from '../db/client'
import type { CatalogContent } from './archive'
import { toExcluded } from './excluded-columns'
import { insertInChunks } from './insert-in-chunks'
import { toPlacements } from './placements.rules'
import type { ProductRow } from './product-rows.rules'

export async function writeCatalogs(trx: Trx, catalogs: readonly CatalogContent[]): Promise<void> {
  const ids = catalogs.map(({ id }) => id)
  await trx
    .insertInto('catalog')
    .values(ids.map((id) => ({ id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await trx.deleteFrom('catalog').where('id', 'not in', ids).execute()
}

/** Products are changed in place, so that they keep the day they were first seen. */
export async function writeProducts(
  trx: Trx,
  catalogs: readonly CatalogContent[],
  rows: readonly ProductRow[],
): Promise<void> {
  const ids = rows.map(({ record }) => record.id)
  await trx
    .deleteFrom('product')
    .where(sql<boolean>`id <> all(${sql.val(ids)}::text[])`)
    .execute()
  await insertInChunks(rows.map(toValues), (chunk) =>
    trx
      .insertInto('product')
      .values(chunk)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(toExcluded(Object.keys(chunk[0] ?? {}))),
      )
      .execute(),
  )
  await writeCategories(trx, catalogs)
}

async function writeCategories(trx: Trx, catalogs: readonly CatalogContent[]): Promise<void> {
  await trx.deleteFrom('category').execute()
  const categories = catalogs.flatMap(({ id: catalogId, categories }) =>
    categories.map((category) => ({
      catalog_id: catalogId,
      id: category.id,
      parent_id: category.parentId ?? null,
      name: category.name,
      description: category.description ?? null,
      page_title: category.pageTitle ?? null,
      page_description: category.pageDescription ?? null,
      page_keywords: category.pageKeywords ?? null,
      image: category.image ?? null,
      thumbnail: category.thumbnail ?? null,
      online: category.online,
      position: category.position,
      custom: JSON.stringify(category.custom),
    })),
  )
  await insertInChunks(categories, (chunk) => trx.insertInto('category').values(chunk).execute())
  await trx.deleteFrom('category_product').execute()
  const placements = catalogs.flatMap(({ id: catalogId, assignments }) =>
    toPlacements(assignments).map((placement) => ({
      catalog_id: catalogId,
      category_id: placement.categoryId,
      product_id: placement.productId,
      position: placement.position,
      is_primary: placement.isPrimary,
    })),
  )
  await insertInChunks(placements, (chunk) =>
    trx.insertInto('category_product').values(chunk).execute(),
  )
}

function toValues(row: ProductRow) {
  const { record } = row
  return {
    id: record.id,
    catalog_id: row.catalogId,
    kind: row.kind,
    master_id: row.masterId ?? null,
    name: row.name,
    brand: record.brand ?? null,
    short_description: record.shortDescription ?? null,
    long_description: record.longDescription ?? null,
    page_title: record.pageTitle ?? null,
    page_description: record.pageDescription ?? null,
    page_keywords: record.pageKeywords ?? null,
    online: record.online,
    online_from: record.onlineFrom ?? null,
    online_to: record.onlineTo ?? null,
    searchable: record.searchable,
    search_rank: record.searchRank ?? null,
    tax_class_id: row.taxClassId,
    unit: record.unit ?? null,
    min_order_quantity: record.minOrderQuantity ?? 1,
    step_quantity: record.stepQuantity ?? 1,
    images: JSON.stringify(record.images),
    variation_attributes: JSON.stringify(record.variationAttributes),
    variation_values: JSON.stringify(row.variationValues),
    default_variant_id: row.defaultVariantId ?? null,
    custom: JSON.stringify(record.custom),
    position: row.position,
  }
}
