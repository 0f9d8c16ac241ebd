import type {
  OfficeProduct,
  OfficeProductList,
  PriceChange,
  PriceSchedule,
  ProductFlagsChange,
  ScheduledPriceChange,
  ScheduledPriceKey,
  StockChange,
} from '../../contracts/merchandise'
import type { CounterStock } from '../../contracts/counter'
import type { Actor } from '../audit/record-change'
import type { CatalogService } from '../catalog/catalog.service'
import type { Db } from '../db/client'
import { transact } from '../db/transact'
import type { InventoryService } from '../inventory/inventory.service'
import type { PricingService } from '../pricing/pricing.service'
import { updateAllSearchDocuments } from '../search/search-index'
import type { Site } from '../sites/site.service'
import { changeFlags } from './change-flags'
import { changePrice } from './change-price'
import { changeStock } from './change-stock'
import type { ProductChange } from './product-change'
import { readProduct } from './read-product'
import { listProducts, type ProductsQuery } from './product-list'
import { listShopStock } from './shop-stock'
import {
  changeScheduledPrice,
  endPrice,
  removeScheduledPrice,
  schedulePrice,
} from './schedule-price'

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
