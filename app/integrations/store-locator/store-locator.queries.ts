import { millisecondsInMinute } from 'date-fns/constants'
import type { ShopSearch } from '@/rules/shop-search'
import { logWarning } from '@/lib/log'
import { findPickupShops, getPickupShop } from './store-locator.api'

/** Shops around a zip code that may offer pickup, nearest first. Only runs in the browser. */
export const pickupShopsQuery = (siteId: string, { zip, range }: ShopSearch) => ({
  queryKey: ['pickup-shops', siteId, zip, range] as const,
  queryFn: () => logged('store-search', findPickupShops(siteId, zip, range)),
  staleTime: 15 * millisecondsInMinute,
})

/** One shop and whether it offers pickup today; null if it no longer exists. */
export const pickupShopQuery = (siteId: string, shopId: string) => ({
  queryKey: ['pickup-shop', siteId, shopId] as const,
  queryFn: () => logged('store-details', getPickupShop(siteId, shopId)),
  staleTime: 5 * millisecondsInMinute,
  enabled: shopId !== '' && typeof window !== 'undefined',
})

// Shoppers see that shops are missing; operators need the reason (SHOP-038).
function logged<Answer>(route: string, answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((error: unknown) => {
    logWarning('Shops could not be fetched', { route, error })
    throw error
  })
}
