import { useQuery } from '@tanstack/react-query'
import type { LineProduct } from '@/commerce-client/line-product.mapper'
import { lineProductsQuery } from '@/commerce-client/line-products.queries'
import { useSite } from '@/site/use-site'

/** Returns the products of lines, by id; known products stay while others are loading. */
export function useLineProducts(
  lines: readonly { productId?: string }[],
): Readonly<Record<string, LineProduct>> {
  const { id: siteId } = useSite()
  const ids = lines.flatMap(({ productId }) => productId ?? [])
  return useQuery({ ...lineProductsQuery(siteId, ids), keepPreviousData: true }).data ?? {}
}
