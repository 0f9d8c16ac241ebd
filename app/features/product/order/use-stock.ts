import { useQuery, type QueryClient } from '@tanstack/react-query'
import type { ProductView } from '@/commerce-client/product.mapper'
import { inventoryQuery, stockQuery } from '@/commerce-client/products.queries'
import { useSite } from '@/site/use-site'

/**
 * For a page's `load`. A product without variants brings its own stock. The published documents of a
 * product's variants carry none, so theirs takes a second request, which the page cache shares.
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
 * What there is of what is chosen: the stock that came with the page, which may be as old as the
 * page, until the inventory of this moment is read. Only where that fails, and the page brought
 * nothing, are the products requested again for their stock.
 * @param productId what is sold as chosen: a variant, or the product itself
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

/** A product with variants is not sold itself: its own number is that of all of them together. */
function ownStock({ variants, ats }: ProductView): number | undefined {
  return variants.length > 0 ? undefined : ats
}

/** Ids whose stock the page needs: those of the variants, else the product's own. */
function stockIds({ id, variants }: ProductView): string[] {
  return variants.length > 0 ? variants.map(({ productId }) => productId) : [id]
}
