import type {
  OfficeProduct,
  OfficeProductList,
  PriceChange,
  PriceSchedule,
  ProductFlagsChange,
  ScheduledPriceChange,
  ScheduledPriceKey,
  StockChange,
  ProductFlags,
} from '../../contracts/merchandise'
import type { CounterStock } from '../../contracts/counter'
import { type Actor, recordChange, toDifference } from '../audit/record-change'
import type { CatalogService } from '../catalog/catalog.service'
import type { Db } from '../db/client'
import { transact } from '../db/transact'
import type { InventoryService } from '../inventory/inventory.service'
import type { PricingService } from '../pricing/pricing.service'
import { updateAllSearchDocuments } from '../search/search-index'
import type { Site } from '../sites/site.service'
import { changePrice } from './change-price'
import { changeStock } from './change-stock'
import { type ProductChange, lockProduct, subjectOf } from './product-change'
import { readProduct } from './read-product'
import { listProducts, type ProductsQuery } from './product-list'
import {
  changeScheduledPrice,
  endPrice,
  removeScheduledPrice,
  schedulePrice,
} from './schedule-price'
import { sql } from 'kysely'
import { toLikePattern } from '../db/like-pattern'
import { conflict } from '../http/problem'

async function changeFlags(
  change: ProductChange,
  { isOnline, isSearchable, expected }: ProductFlagsChange,
): Promise<void> {
  const { trx, productId, by, at } = change
  const known = await lockProduct(change)
  const before = { isOnline: known.isOnline, isSearchable: known.isSearchable }
  if (!isSame(before, expected)) {
    throw conflict(
      `Somebody else has changed this product meanwhile: it is ${before.isOnline ? 'online' : 'offline'} and searches ${before.isSearchable ? 'find it' : 'do not find it'} now. Look at it again.`,
    )
  }
  const after = { isOnline, isSearchable }
  if (isSame(before, after)) return
  await trx
    .updateTable('product')
    .set({ online: isOnline, searchable: isSearchable })
    .where('id', '=', productId)
    .execute()
  const entry = { action: 'changed', subject: subjectOf(change), ...toDifference(before, after) }
  await recordChange(trx, by, entry, at)
}

const isSame = (one: ProductFlags, other: ProductFlags) =>
  one.isOnline === other.isOnline && one.isSearchable === other.isSearchable

const LISTED = 50

/** Returns what a shop has of its products, by name; nothing for a shop without stock of its own. */
async function listShopStock(db: Db, shopId: string, text: string): Promise<CounterStock> {
  const pattern = toLikePattern(text)
  const { rows } = await sql<{ productId: string; name: string; available: number }>`
    select inventory.product_id as "productId", coalesce(product.name, inventory.product_id) as name,
      ats as available
    from store
    join inventory on inventory.list_id = store.inventory_list_id
    left join product on product.id = inventory.product_id
    where store.id = ${shopId} and not inventory.perpetual
      and (${text} = '' or product.name ilike ${pattern} or inventory.product_id ilike ${pattern})
    order by name, "productId" limit ${LISTED + 1}`.execute(db)
  return { products: rows.slice(0, LISTED), hasMore: rows.length > LISTED }
}

export interface MerchandiseService {
  list(site: Site, query: ProductsQuery): Promise<OfficeProductList>
  /** @returns undefined for an unknown product. */
  get(productId: string): Promise<OfficeProduct | undefined>
  /**
   * All changes:
   * @throws Problem 404, 400; 409 when another operator, or an order, made a change first.
   */
  changeFlags(productId: string, change: ProductFlagsChange, by: Actor): Promise<void>
  changePrice(productId: string, change: PriceChange, by: Actor): Promise<void>
  schedulePrice(productId: string, given: PriceSchedule, by: Actor): Promise<void>
  changeScheduledPrice(productId: string, given: ScheduledPriceChange, by: Actor): Promise<void>
  removeScheduledPrice(productId: string, given: ScheduledPriceKey, by: Actor): Promise<void>
  endPrice(productId: string, given: ScheduledPriceKey, by: Actor): Promise<void>
  changeStock(productId: string, change: StockChange, by: Actor): Promise<void>
  listShopStock(shopId: string, text: string): Promise<CounterStock>
}

interface Dependencies {
  catalog: CatalogService
  pricing: PricingService
  inventory: InventoryService
  now: () => Date
}

/**
 * Each change is one transaction with its log entry and the product's search documents; the
 * database sends a notification at commit (docs/adr/0094).
 */
export function createMerchandiseService(db: Db, sources: Dependencies): MerchandiseService {
  const { now } = sources
  const carryOut =
    <Change>(work: (change: ProductChange, given: Change) => Promise<void>) =>
    (productId: string, given: Change, by: Actor) =>
      transact(
        db,
        async (trx) => {
          await work({ trx, productId, by, at: now() }, given)
          await updateAllSearchDocuments(trx, [productId], now())
        },
        // if two operators add the same price or stock, the second attempt finds the first one's
        // row
        { isKeyContended: true },
      )
  return {
    list: (site, query) => listProducts(db, sources, site, query),
    get: (productId) => readProduct(db, sources.catalog, productId, now()),
    changeFlags: carryOut(changeFlags),
    changePrice: carryOut(changePrice),
    schedulePrice: carryOut(schedulePrice),
    changeScheduledPrice: carryOut(changeScheduledPrice),
    removeScheduledPrice: carryOut(removeScheduledPrice),
    endPrice: carryOut(endPrice),
    changeStock: carryOut(changeStock),
    listShopStock: (shopId, text) => listShopStock(db, shopId, text),
  }
}
