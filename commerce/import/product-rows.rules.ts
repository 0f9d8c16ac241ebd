import type { ProductKind } from '../catalog/catalog.tables'
import { DEFAULT_CLASS } from '../tax/tax.rules'
import type { ProductRecord } from './catalog-records.schemas'
import type { CatalogIndex } from './catalog-index'

/**
 * The variants are listed by their master, and a variant's values are in its custom attributes.
 * Values that a variant inherits are resolved when it is read; only its name and tax class are
 * copied from the master here.
 */
export function toProductRow(record: ProductRecord, catalogId: string, index: CatalogIndex) {
  const indexed = index.products.get(record.id)
  const { masterId, isVariationGroup = false } = indexed ?? {}
  const master = masterId === undefined ? undefined : index.products.get(masterId)?.family
  const kind: ProductKind = isVariationGroup ? 'variation_group' : 'variant'
  return {
    id: record.id,
    catalog_id: catalogId,
    kind: master ? kind : record.kind,
    master_id: masterId ?? null,
    name: record.name ?? master?.name ?? record.id,
    ...toTextColumns(record),
    online: record.online,
    online_from: record.onlineFrom ?? null,
    online_to: record.onlineTo ?? null,
    searchable: record.searchable,
    sitemap_included: record.sitemapIncluded,
    search_rank: record.searchRank ?? null,
    tax_class_id: record.taxClassId ?? master?.taxClassId ?? DEFAULT_CLASS,
    unit: record.unit ?? null,
    unit_quantity: record.unitQuantity ?? null,
    min_order_quantity: record.minOrderQuantity ?? 1,
    step_quantity: record.stepQuantity ?? 1,
    variation_values: pickValues(record, master?.attributes.map(({ id }) => id) ?? []),
    default_variant_id: toDefaultVariant(record, index) ?? null,
    ...toJsonColumns(record),
    position: indexed?.position ?? 0,
  }
}

function toTextColumns(record: ProductRecord) {
  return {
    brand: record.brand ?? null,
    short_description: record.shortDescription ?? null,
    long_description: record.longDescription ?? null,
    page_title: record.pageTitle ?? null,
    page_description: record.pageDescription ?? null,
    page_keywords: record.pageKeywords ?? null,
    page_url: record.pageUrl ?? null,
    upc: record.upc ?? null,
    ean: record.ean ?? null,
    manufacturer_name: record.manufacturerName ?? null,
    manufacturer_sku: record.manufacturerSku ?? null,
    classification_category_id: record.classificationCategoryId ?? null,
  }
}

function toJsonColumns(record: ProductRecord) {
  return {
    images: record.images,
    variation_attributes: record.variationAttributes,
    options: record.options,
    members: record.members,
    product_links: record.productLinks,
    // added after all products have been written
    recommendations: [],
    site_specific: record.siteSpecific,
    localized: record.localized,
    custom: record.custom,
  }
}

function pickValues({ custom }: ProductRecord, ids: readonly string[]): Record<string, string> {
  const values = ids.flatMap((id) => {
    const value = custom[id]
    return value === undefined ? [] : [[id, String(value)] as const]
  })
  return Object.fromEntries(values)
}

/** Returns the default variant of the archive; without one, shoppers have to choose. */
function toDefaultVariant({ id, variants }: ProductRecord, index: CatalogIndex) {
  const known = new Set(index.products.get(id)?.family?.variantIds)
  return variants.find(({ productId, isDefault }) => isDefault && known.has(productId))?.productId
}
