import { millisecondsInMinute } from 'date-fns/constants'
import { logWarning } from '@/lib/log'
import { getShopStock } from './shop-stock'

/** The stock of products in shops; an unknown stock counts as zero. Only runs in the browser. */
export const shopStockQuery = (
  siteId: string,
  productIds: readonly string[],
  shopIds: readonly string[],
) => ({
  queryKey: ['shop-stock', siteId, productIds, shopIds] as const,
  queryFn: () =>
    getShopStock(siteId, productIds, shopIds).catch((error: unknown) => {
      logWarning("Shops' stock could not be fetched", { error })
      throw error
    }),
  staleTime: millisecondsInMinute,
  enabled: productIds.length > 0 && shopIds.length > 0 && typeof window !== 'undefined',
})
