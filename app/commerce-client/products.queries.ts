import { millisecondsInMinute } from 'date-fns/constants'
import { PAGE_MAX_AGE_MS } from '@/site/page-age'
import { getInventory } from './inventory'
import { toProductView } from './product.mapper'
import { toProductTile } from './product-tile.mapper'
import { getProduct, getProducts, getStock } from './products'

/** One product for its page. @throws AppError not-found. */
export const productQuery = (siteId: string, id: string) => ({
  queryKey: ['product', siteId, id] as const,
  queryFn: async () => toProductView(await getProduct(siteId, id)),
  staleTime: 5 * millisecondsInMinute,
})

/** Products as tiles, in the requested order; products that the site does not sell are omitted. */
export const productsQuery = (siteId: string, ids: readonly string[]) => ({
  queryKey: ['products', siteId, ids] as const,
  queryFn: async () => {
    if (ids.length === 0) return []
    const products = new Map((await getProducts(siteId, ids)).map((found) => [found.id, found]))
    const now = new Date()
    return ids.flatMap((id) => {
      const product = products.get(id)
      return product ? [toProductTile(product, now)] : []
    })
  },
  staleTime: 5 * millisecondsInMinute,
})

/**
 * Products with all their variants, in any order; products that the site does not sell are omitted.
 */
export const productViewsQuery = (siteId: string, ids: readonly string[]) => {
  const sorted = [...new Set(ids)].sort()
  return {
    queryKey: ['product-views', siteId, sorted] as const,
    queryFn: async () => {
      if (sorted.length === 0) return []
      return (await getProducts(siteId, sorted)).map(toProductView)
    },
    staleTime: millisecondsInMinute,
  }
}

/** Quantity in stock by product id. The data may be as old as the cached page. */
export const stockQuery = (siteId: string, ids: readonly string[]) => ({
  queryKey: ['stock', siteId, ids] as const,
  queryFn: () => getStock(siteId, ids),
  staleTime: PAGE_MAX_AGE_MS,
})

/**
 * The current inventory of one product. Only runs in the browser, because pages are cached for
 * minutes.
 */
export const inventoryQuery = (siteId: string, id: string) => ({
  queryKey: ['inventory', siteId, id] as const,
  queryFn: () => getInventory(siteId, [id]),
  staleTime: millisecondsInMinute,
  enabled: typeof window !== 'undefined',
})
