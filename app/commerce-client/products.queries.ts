import { PAGE_MAX_AGE_MS } from '@/site/page-age'
import { ONE_MINUTE_MS } from '@/lib/times'
import { getInventory } from './inventory'
import { toProductView } from './product.mapper'
import { toProductTile } from './product-tile.mapper'
import { getProduct, getProducts, getStock } from './products'

/** A product for its page. Throws AppError not-found. */
export const productQuery = (siteId: string, id: string) => ({
  queryKey: ['product', siteId, id] as const,
  queryFn: async () => toProductView(await getProduct(siteId, id)),
  staleTime: 5 * ONE_MINUTE_MS,
})

/** Products as tiles, in the order asked for; those the site does not sell are left out. */
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
  staleTime: 5 * ONE_MINUTE_MS,
})

/** Products with all their variants, in any order; those the site does not sell are left out. */
export const productViewsQuery = (siteId: string, ids: readonly string[]) => {
  const sorted = [...new Set(ids)].sort()
  return {
    queryKey: ['product-views', siteId, sorted] as const,
    queryFn: async () => {
      if (sorted.length === 0) return []
      return (await getProducts(siteId, sorted)).map(toProductView)
    },
    staleTime: ONE_MINUTE_MS,
  }
}

/** Pieces in stock per product id. It may be as old as the page that it came with. */
export const stockQuery = (siteId: string, ids: readonly string[]) => ({
  queryKey: ['stock', siteId, ids] as const,
  queryFn: () => getStock(siteId, ids),
  staleTime: PAGE_MAX_AGE_MS,
})

/**
 * The variants of a product that can be bought at this moment. In the browser only: pages are
 * cached for minutes.
 */
export const inventoryQuery = (siteId: string, id: string) => ({
  queryKey: ['inventory', siteId, id] as const,
  queryFn: () => getInventory(siteId, [id]),
  staleTime: ONE_MINUTE_MS,
  enabled: typeof window !== 'undefined',
})
