import { sql, type RawBuilder } from 'kysely'
import type {
  OfficeProductKind,
  OfficeProductList,
  OfficeProductRow,
  OfficeProductState,
} from '../../contracts/merchandise'
import type { ProductImageGroup } from '../catalog/catalog.tables'
import { pictureOf } from '../catalog/product-pictures'
import type { Db } from '../db/client'
import { toLikePattern } from '../db/like-pattern'
import { orderTerms, type Sorting } from '../db/sorting'
import { sumStock, UNLIMITED } from '../inventory/inventory.rules'
import type { InventoryService } from '../inventory/inventory.service'
import { unitPriceMinor } from '../pricing/pricing.rules'
import type { PricingService } from '../pricing/pricing.service'
import type { Site } from '../sites/site.service'

/** The columns by which products can be sorted: those that no price book or stock list decides. */
export const PRODUCT_ORDERS = {
  name: sql`product.name`,
  id: sql`product.id`,
  kind: sql`product.kind`,
  state: sql`product.online`,
}

export interface ProductsQuery {
  text: string
  /** If absent, all products. */
  ids?: readonly string[]
  state?: OfficeProductState
  kind?: OfficeProductKind
  categoryId?: string
  /** By name if absent. */
  sort?: Sorting<typeof PRODUCT_ORDERS>
  offset: number
  limit: number
}

interface Sources {
  pricing: PricingService
  inventory: InventoryService
  now: () => Date
}

interface Row {
  id: string
  name: string
  kind: OfficeProductKind
  isOnline: boolean
  isSearchable: boolean
  images: ProductImageGroup[]
  masterImages: ProductImageGroup[] | null
  values: Record<string, string>
  variantIds: string[] | null
}

export async function listProducts(
  db: Db,
  { pricing, inventory, now }: Sources,
  site: Site,
  query: ProductsQuery,
): Promise<OfficeProductList> {
  const conditions = sql.join(listConditions(site, query), sql` and `)
  const counted = await sql<{ total: number }>`
    select count(*) as total from product where ${conditions}`.execute(db)
  const { rows } = await sql<Row>`
    select product.id, product.name, product.kind, product.online as "isOnline",
      product.searchable as "isSearchable", product.images,
      product.variation_values as values,
      (select images from product master where master.id = product.master_id) as "masterImages",
      (
        select jsonb_agg(id) from product variant
        where product.kind = 'master' and variant.master_id = product.id
          and variant.kind = 'variant'
      ) as "variantIds"
    from product where ${conditions}
    order by ${orderTerms(query.sort, PRODUCT_ORDERS, sql`product.name, product.id`)}
    offset ${query.offset} limit ${query.limit}`.execute(db)
  const ids = [...new Set(rows.flatMap(listSellables))]
  const prices = await pricing.getPrices(site.id, ids, now())
  const stock = await inventory.getInventory(site.inventoryListId, ids)
  const toRow = (row: Row): OfficeProductRow => {
    const { id, name, kind, isOnline, isSearchable } = row
    const sellables = listSellables(row)
    const minors = sellables.flatMap((one) => {
      const offer = prices.get(one)
      return (offer && unitPriceMinor(offer, 1)) ?? []
    })
    const { stockLevel } = sumStock(sellables.flatMap((one) => stock.get(one) ?? []))
    const picture = pictureOf(row.images, row.masterImages, row.values)
    return {
      ...{ id, name, kind, isOnline, isSearchable },
      ...(picture !== undefined && { picture }),
      ...(minors.length > 0 && {
        price: { fromMinor: Math.min(...minors), toMinor: Math.max(...minors) },
      }),
      ...(stockLevel < UNLIMITED && { pieces: stockLevel }),
    }
  }
  return { products: rows.map(toRow), total: counted.rows[0]?.total ?? 0 }
}

const listSellables = ({ id, variantIds }: Row) => variantIds ?? [id]

function listConditions(site: Site, query: ProductsQuery): RawBuilder<boolean>[] {
  const { text, ids, state, kind, categoryId } = query
  const conditions = [sql<boolean>`true`]
  if (ids) conditions.push(sql`product.id = any(${[...ids]}::text[])`)
  if (text !== '') {
    const pattern = toLikePattern(text)
    conditions.push(
      sql`(product.name ilike ${pattern} or product.id ilike ${pattern}
        or product.upc = ${text} or product.ean = ${text})`,
    )
  }
  if (kind) conditions.push(sql`product.kind = ${kind}`)
  if (state === 'online') conditions.push(sql`product.online`)
  if (state === 'offline') conditions.push(sql`not product.online`)
  if (state === 'sold-out') conditions.push(isSoldOut(site.inventoryListId))
  if (categoryId) conditions.push(isIn(site.catalogId, categoryId))
  return conditions
}

/** Sets, bundles and variation groups are never selected. */
function isSoldOut(listId: string): RawBuilder<boolean> {
  return sql`product.kind not in ('set', 'bundle', 'variation_group') and not exists (
    select 1 from product sellable
    left join inventory on inventory.list_id = ${listId} and inventory.product_id = sellable.id
    where (
      (product.kind = 'master' and sellable.master_id = product.id and sellable.kind = 'variant')
      or (product.kind <> 'master' and sellable.id = product.id)
    ) and coalesce(
      inventory.perpetual or inventory.ats > 0 or inventory.preorderable or inventory.backorderable,
      (select default_in_stock from inventory_list where id = ${listId})
    )
  )`
}

function isIn(catalogId: string, categoryId: string): RawBuilder<boolean> {
  // `union`, not `union all`: a category that is its own ancestor would cause an endless loop
  return sql`coalesce(product.master_id, product.id) in (
    with recursive below as (
      select ${categoryId}::text as id
      union
      select category.id from category join below on category.parent_id = below.id
      where category.catalog_id = ${catalogId}
    )
    select product_id from category_product
    where catalog_id = ${catalogId} and category_id in (select id from below)
  )`
}
