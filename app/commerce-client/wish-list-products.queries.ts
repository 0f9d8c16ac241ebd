import { millisecondsInMinute } from 'date-fns/constants'
import { availabilityOf, isAwaited, type Availability } from '@/rules/availability'
import { toLineProduct, type LineProduct } from './line-product.mapper'
import { toAvailabilityFacts } from './product-facts.mapper'
import { toProductTile, type ProductTileData } from './product-tile.mapper'
import { getProducts } from './products'

export interface WishListProduct extends ProductTileData {
  options: LineProduct['options']
  availability: Availability
  isAwaited: boolean
}

export const wishListProductsQuery = (siteId: string, ids: readonly string[]) => {
  const sorted = [...new Set(ids)].sort()
  return {
    queryKey: ['wish-list-products', siteId, sorted] as const,
    queryFn: async (): Promise<Readonly<Record<string, WishListProduct>>> => {
      if (sorted.length === 0) return {}
      const products = await getProducts(siteId, sorted)
      const now = new Date()
      return Object.fromEntries(
        products.map((product) => {
          const facts = toAvailabilityFacts(product)
          const listProduct: WishListProduct = {
            ...toProductTile(product, now),
            options: toLineProduct(product).options,
            availability: availabilityOf(facts, now),
            isAwaited: isAwaited(facts, now),
          }
          return [product.id, listProduct]
        }),
      )
    },
    staleTime: millisecondsInMinute,
  }
}
