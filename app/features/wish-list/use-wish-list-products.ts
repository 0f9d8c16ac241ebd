import { useQuery } from '@tanstack/react-query'
import { wishListProductsQuery } from '@/commerce-client/wish-list-products.queries'
import type { NewWishListItem } from '@/rules/wish-list-item'
import { useSite } from '@/site/use-site'

/** Fetches the products of entries, by id. Loaded ones remain visible while others are fetched. */
export function useWishListProducts(items: readonly NewWishListItem[]) {
  const { id: siteId } = useSite()
  const ids = items.map(({ productId }) => productId)
  return useQuery({ ...wishListProductsQuery(siteId, ids), keepPreviousData: true })
}
