import { millisecondsInMinute } from 'date-fns/constants'
import type { ShopSearch } from '@/rules/shop-search'
import { logWarning } from '@/lib/log'
import { toShopView } from './shop.mapper'
import { listStores } from './store-list'
import { searchStores } from './stores'

export const shopsQuery = (siteId: string) => ({
  queryKey: ['shops', siteId] as const,
  queryFn: () => listStores(siteId).then((stores) => stores.map(toShopView), logged),
  staleTime: 15 * millisecondsInMinute,
})

/** Shops around a zip code, nearest first. */
export const nearbyShopsQuery = (siteId: string, { zip, range }: ShopSearch) => ({
  queryKey: ['shops', siteId, zip, range] as const,
  queryFn: async () => (await searchStores(siteId, zip, range)).map(toShopView),
  staleTime: 15 * millisecondsInMinute,
})

// Shoppers see that the list is missing; operators need the reason (SHOP-036).
function logged(error: unknown): never {
  logWarning('Shops could not be listed', { error })
  throw error
}
