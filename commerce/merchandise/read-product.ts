import type {
  OfficeProduct,
  OfficeProductKind,
  OfficeProductRef,
  OfficePlacement,
} from '../../contracts/merchandise'
import { AttributeDefinition } from '../catalog/attribute-definition.schemas'
import type { CatalogService } from '../catalog/catalog.service'
import type { ProductMember, VariationAttribute } from '../catalog/catalog.tables'
import { pictureOf } from '../catalog/product-pictures'
import type { Db } from '../db/client'
import { readPriceBooks } from './read-price-books'
import { readStock } from './read-stock'

async function readPlacements(
  db: Db,
  catalog: Pick<CatalogService, 'getCategoryTree'>,
  productId: string,
): Promise<OfficePlacement[]> {
  const placed = await db
    .selectFrom('category_product')
    .select(['catalog_id as catalogId', 'category_id as categoryId'])
    .where('product_id', '=', productId)
    .orderBy('catalog_id')
    .orderBy('is_primary', 'desc')
    .orderBy('category_id')
    .execute()
  const sites = await db
    .selectFrom('site')
    .select(['name', 'catalog_id as catalogId'])
    .orderBy('id')
    .execute()
  const found: OfficePlacement[] = []
  for (const catalogId of new Set(placed.map((place) => place.catalogId))) {
    const names = sites.filter((site) => site.catalogId === catalogId).map(({ name }) => name)
    if (names.length === 0) continue
    const tree = await catalog.getCategoryTree({ catalogId })
    for (const { categoryId } of placed.filter((place) => place.catalogId === catalogId)) {
      const way = tree.pathTo(categoryId)
      found.push({
        sites: names,
        categoryId,
        path: way.map(({ name }) => name),
        isShown: way.length > 0 && way.every(({ online }) => online),
      })
    }
  }
  return found
}

export async function readProduct(
  db: Db,
  catalog: Pick<CatalogService, 'getCategoryTree'>,
  productId: string,
  at: Date,
): Promise<OfficeProduct | undefined> {
  const product = await selectProduct(db, productId)
  if (!product) return undefined
  const master = product.master_id === null ? undefined : await selectProduct(db, product.master_id)
  const { id, name, kind, brand } = product
  const picture = pictureOf(product.images, master?.images ?? null, product.variation_values)
  return {
    ...{ id, name, kind, isOnline: product.online, isSearchable: product.searchable },
    ...((brand ?? master?.brand) && { brand: brand ?? master?.brand ?? '' }),
    ...(picture !== undefined && { picture }),
    ...(product.online_from && { onlineFrom: product.online_from.toISOString() }),
    ...(product.online_to && { onlineTo: product.online_to.toISOString() }),
    ...(master && { master: { id: master.id, name: master.name, isOnline: master.online } }),
    parts: await readParts(db, product),
    priceBooks: await readPriceBooks(db, productId, master?.id, at),
    stock: await readStock(db, productId),
    placements: await readPlacements(db, catalog, master?.id ?? productId),
    attributes: await readAttributes(db, { ...master?.custom, ...product.custom }),
  }
}

async function selectProduct(db: Db, id: string) {
  return db
    .selectFrom('product')
    .select(['id', 'name', 'kind', 'brand', 'master_id', 'online', 'searchable'])
    .select(['online_from', 'online_to', 'images', 'members', 'custom'])
    .select(['variation_values', 'variation_attributes'])
    .where('id', '=', id)
    .executeTakeFirst()
}

interface Whole {
  id: string
  kind: OfficeProductKind
  members: ProductMember[]
  variation_attributes: VariationAttribute[]
}

async function readParts(db: Db, whole: Whole): Promise<OfficeProductRef[]> {
  if (whole.kind === 'master') {
    const rows = await db
      .selectFrom('product')
      .select(['id', 'name', 'online', 'variation_values as values'])
      .where('master_id', '=', whole.id)
      .where('kind', '=', 'variant')
      .orderBy('position')
      .orderBy('id')
      .execute()
    return rows.map(({ id, name, online, values }) => ({
      ...{ id, name, isOnline: online },
      detail: describeVariant(whole.variation_attributes, values),
    }))
  }
  if (whole.members.length === 0) return []
  const ids = whole.members.map(({ productId }) => productId)
  const rows = await db
    .selectFrom('product')
    .select(['id', 'name', 'online'])
    .where('id', 'in', ids)
    .execute()
  return whole.members.map(({ productId, quantity }) => {
    const found = rows.find(({ id }) => id === productId)
    const pieces = whole.kind === 'bundle' ? { detail: `${quantity} ×` } : {}
    const name = found?.name ?? 'A product that is gone'
    return { id: productId, name, isOnline: found?.online ?? false, ...pieces }
  })
}

function describeVariant(
  attributes: readonly VariationAttribute[],
  values: Readonly<Record<string, string>>,
): string {
  return attributes
    .flatMap(({ id, values: known }) => {
      const value = values[id]
      if (value === undefined) return []
      return known.find((one) => one.value === value)?.name ?? value
    })
    .join(', ')
}

/** Returns the attributes of the product and its master, by their names in the archive. */
async function readAttributes(
  db: Db,
  custom: Readonly<Record<string, unknown>>,
): Promise<OfficeProduct['attributes']> {
  const ids = Object.keys(custom)
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('attribute_definition')
    .select(['id', 'definition'])
    .where('object_type', '=', 'Product')
    .where('id', 'in', ids)
    .execute()
  const names = new Map(
    rows.flatMap(({ id, definition }) => {
      const parsed = AttributeDefinition.safeParse(definition)
      const name = parsed.success ? parsed.data.displayName['default'] : undefined
      return name ? [[id, name] as const] : []
    }),
  )
  return ids
    .map((id) => ({ id, name: names.get(id) ?? id, value: toShown(custom[id]) }))
    .sort((a, b) => a.name.localeCompare(b.name))
}

function toShown(value: unknown): string {
  if (Array.isArray(value)) return value.map(toShown).join(', ')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
