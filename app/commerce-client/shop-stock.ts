import { unreadable } from '@/errors/to-app-error'
import { asFields, asNumber, asText } from '@/lib/read-fields'
import { siteRoutes } from './site-routes'
import { callSite } from './transport'

/** Maximum number of products per call (SHOP-033). */
const BATCH = 10

interface ShopStock {
  /** Quantity that can still be picked up. */
  ats: number
  inventoryId: string
}

/** Product id → shop id → stock. Products without a record in a shop are absent. */
export type StockByShop = Readonly<Record<string, Readonly<Record<string, ShopStock>>>>

/** The stock of products in shops, requested for ten products per call. Throws AppError. */
export async function getShopStock(
  siteId: string,
  productIds: readonly string[],
  shopIds: readonly string[],
): Promise<StockByShop> {
  const batches: string[][] = []
  for (let at = 0; at < productIds.length; at += BATCH) {
    batches.push(productIds.slice(at, at + BATCH))
  }
  const answers = await Promise.all(batches.map((ids) => askBatch(siteId, ids, shopIds)))
  return Object.fromEntries(answers.flatMap((answer) => Object.entries(answer)))
}

async function askBatch(
  siteId: string,
  productIds: readonly string[],
  shopIds: readonly string[],
): Promise<StockByShop> {
  const query = { productIDs: productIds, storeIDs: shopIds }
  const answer = await callSite(siteId, siteRoutes.storeInventory, { query })
  if (isRefusal(answer)) throw unreadable(answer)
  const records = Object.entries(asFields(answer))
  return Object.fromEntries(records.map(([id, record]) => [id, readStores(record)]))
}

// The service may report an error with status 200 (SHOP-034).
function isRefusal(answer: unknown): boolean {
  const { error, title, type } = asFields(answer)
  return [error, title, type].some((value) => value !== undefined) || answer === undefined
}

function readStores(record: unknown): Record<string, ShopStock> {
  const stores = Object.entries(asFields(asFields(record).stores))
  return Object.fromEntries(
    stores.flatMap(([shopId, store]) => {
      const { ats, orderable, inventoryList } = asFields(store)
      const inventoryId = asText(inventoryList)
      if (inventoryId === undefined) return []
      const pieces = orderable === false ? 0 : (asNumber(ats) ?? 0)
      return [[shopId, { ats: pieces, inventoryId }]]
    }),
  )
}
