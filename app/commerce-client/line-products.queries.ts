import { millisecondsInMinute } from 'date-fns/constants'
import { toLineProduct, type LineProduct } from './line-product.mapper'
import { getProducts } from './products'

/** The products of basket or order lines, by id; products that are no longer sold are omitted. */
export const lineProductsQuery = (siteId: string, ids: readonly string[]) => {
  const sorted = [...new Set(ids)].sort()
  return {
    queryKey: ['line-products', siteId, sorted] as const,
    queryFn: async (): Promise<Record<string, LineProduct>> => {
      if (sorted.length === 0) return {}
      const products = await getProducts(siteId, sorted)
      return Object.fromEntries(products.map((product) => [product.id, toLineProduct(product)]))
    },
    staleTime: millisecondsInMinute,
  }
}
