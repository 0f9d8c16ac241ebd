import type { ShopSearch } from '@/domain/shop-search'
import { toShopView } from './shop.mapper'
import { listStores, searchStores } from './stores'

const MINUTE_MS = 60_000

/** Every shop. */
export const shopsQuery = (siteId: string) => ({
  queryKey: ['shops', siteId] as const,
  queryFn: async () => (await listStores(siteId)).map(withoutDistance),
  staleTime: 15 * MINUTE_MS,
})

/** Shops around a zip code, nearest first. */
export const nearbyShopsQuery = (siteId: string, { zip, range }: ShopSearch) => ({
  queryKey: ['shops', siteId, zip, range] as const,
  queryFn: async () => (await searchStores(siteId, zip, range)).map(toShopView),
  staleTime: 15 * MINUTE_MS,
})

// The whole list is searched around a place of nobody's choice.
function withoutDistance(store: Parameters<typeof toShopView>[0]) {
  return { ...toShopView(store), distance: undefined }
}
