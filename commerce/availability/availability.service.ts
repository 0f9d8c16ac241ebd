import type { ShopperAvailabilityTypes } from 'commerce-sdk-isomorphic'
import type { CatalogService } from '../catalog/catalog.service'
import { stockOf, toInventory } from '../catalog/family-stock.rules'
import { offerIds, type ProductFamily } from '../catalog/product-family'
import type { InventoryService } from '../inventory/inventory.service'
import type { StockStatus } from '../inventory/inventory.rules'
import type { ShopService } from '../shops/shop.service'
import type { Site } from '../sites/site.service'
import type { AvailabilityQuery } from './availability.schemas'

type AvailabilityResult = ShopperAvailabilityTypes.AvailabilityResult

/** A product's stock, in total and per shop (PDP-051). */
interface InventoryRecord {
  ats: number
  orderable: boolean
  preorderable: boolean
  backorderable: boolean
  /** By shop id; shops without an inventory list are left out. */
  stores: Record<string, ShopInventory>
}

interface ShopInventory {
  ats: number
  orderable: boolean
  inventoryList: string
  rioCode?: string
  storeCode?: string
}

export interface AvailabilityService {
  /** Leaves out products that are offline or unknown; expanded products follow their parent. */
  getAvailability(site: Site, query: AvailabilityQuery): Promise<AvailabilityResult>
  /**
   * Returns records by product id; products that are offline or unknown are left out.
   * @param shopIds if absent, every searchable shop.
   */
  getInventoryRecords(
    site: Site,
    productIds: readonly string[],
    shopIds?: readonly string[],
  ): Promise<Record<string, InventoryRecord>>
}

interface Dependencies {
  catalog: CatalogService
  inventory: InventoryService
  shops: ShopService
}

export function createAvailabilityService(dependencies: Dependencies): AvailabilityService {
  const { catalog, inventory, shops } = dependencies

  async function loadStock(families: readonly ProductFamily[], listIds: readonly string[]) {
    const ids = [...new Set(families.flatMap(offerIds))]
    return inventory.getInventories([...new Set(listIds)], ids)
  }

  return {
    async getAvailability(site, { productIds, inventoryIds, expand }) {
      const listIds = inventoryIds ?? [site.inventoryListId]
      const families = await catalog.getFamilies(site, productIds)
      const stock = await loadStock(families, listIds)
      const shown = new Map<string, ShopperAvailabilityTypes.Availability>()
      for (const [id, statusIn] of families.flatMap((family) => listEntries(family, expand))) {
        if (shown.has(id)) continue
        const inventories = listIds.map((listId) =>
          toInventory(listId, statusIn(stock.get(listId))),
        )
        shown.set(id, { id, inventories })
      }
      const data = [...shown.values()]
      return { limit: data.length, data, total: data.length }
    },
    async getInventoryRecords(site, productIds, shopIds) {
      const found = shopIds ? await shops.getShops(shopIds) : await shops.listShops()
      const stocked = found.flatMap((shop) =>
        shop.inventoryId === undefined ? [] : [{ ...shop, listId: shop.inventoryId }],
      )
      const families = await catalog.getFamilies(site, productIds)
      const listIds = [site.inventoryListId, ...stocked.map(({ listId }) => listId)]
      const stock = await loadStock(families, listIds)
      return Object.fromEntries(
        families.map((family): [string, InventoryRecord] => {
          const { ats, orderable, preorderable, backorderable } = stockOf(
            family,
            stock.get(site.inventoryListId),
          )
          const stores = stocked.map((shop): [string, ShopInventory] => {
            const own = stockOf(family, stock.get(shop.listId))
            return [shop.id, toShopInventory(shop, own)]
          })
          return [
            family.product.id,
            { ats, orderable, preorderable, backorderable, stores: Object.fromEntries(stores) },
          ]
        }),
      )
    },
  }
}

type ListStock = ReadonlyMap<string, StockStatus> | undefined
type Entry = [productId: string, statusIn: (list: ListStock) => StockStatus]

function listEntries(family: ProductFamily, expand: AvailabilityQuery['expand']): Entry[] {
  const { product, variants, members } = family
  const entries: Entry[] = [[product.id, (list) => stockOf(family, list)]]
  if (product.kind === 'master' && expand.includes('variations')) {
    for (const variant of variants) {
      const single = { product: variant, variants: [], groups: [], members: [] }
      entries.push([variant.id, (list) => stockOf(single, list)])
    }
  }
  if (product.kind === 'set' && expand.includes('set_products')) {
    for (const { family: part } of members) {
      entries.push([part.product.id, (list) => stockOf(part, list)])
    }
  }
  return entries
}

function toShopInventory(
  shop: Record<string, unknown> & { listId: string },
  { ats, orderable }: StockStatus,
): ShopInventory {
  const { c_rioCode: rioCode, c_storeCode: storeCode } = shop
  return {
    ats,
    orderable,
    inventoryList: shop.listId,
    ...(typeof rioCode === 'string' && { rioCode }),
    ...(typeof storeCode === 'string' && { storeCode }),
  }
}
