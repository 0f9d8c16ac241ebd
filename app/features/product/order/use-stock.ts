import { useQuery, type QueryClient } from '@tanstack/react-query'
import type { ProductView } from '@/commerce-client/product.mapper'
import { inventoryQuery, stockQuery } from '@/commerce-client/products.queries'
import { useSite } from '@/site/use-site'

/**
 * Fetches the stock in a page's `load`. The document of a product without variants contains it. The
 * published documents of variants do not, so they need a second request, which is cached with the
 * page.
 */
export async function prefetchStock(
  queryClient: QueryClient,
  siteId: string,
  product: ProductView,
): Promise<void> {
  if (ownStock(product) !== undefined) return
  await queryClient.prefetchQuery(stockQuery(siteId, stockIds(product)))
}

/**
 * Returns the stock of the chosen variant. Until the current inventory is loaded, this is the stock
 * from the server-rendered page, which may be cached. Only if the inventory fails and the page has
 * no stock, the products are requested again.
 * @param productId the chosen variant, or the product itself
 */
export function useStock(product: ProductView, productId: string, isSold: boolean) {
  const { id: siteId } = useSite()
  const { data: inventory } = useQuery({
    ...inventoryQuery(siteId, productId),
    enabled: isSold && typeof window !== 'undefined',
  })
  const now = inventory?.[productId]
  const own = ownStock(product)
  const { data: stocks } = useQuery({
    ...stockQuery(siteId, stockIds(product)),
    enabled: isSold && own === undefined && inventory !== undefined && now === undefined,
  })
  return { stock: now?.ats ?? own ?? stocks?.[productId], orderable: now?.orderable }
}

/** A product with variants is not sold itself, and its `ats` is the total of all variants. */
function ownStock({ variants, ats }: ProductView): number | undefined {
  return variants.length > 0 ? undefined : ats
}

/** Returns the ids whose stock the page needs: the variants, or the product itself. */
function stockIds({ id, variants }: ProductView): string[] {
  return variants.length > 0 ? variants.map(({ productId }) => productId) : [id]
}
