import { useQuery } from '@tanstack/react-query'
import { wishProductsQuery } from '@/commerce-client/wish-products.queries'
import type { NewWish } from '@/domain/wish'
import { useSite } from '@/site/use-site'

/** The products of entries, by id; loaded ones stay while others are fetched. */
export function useWishProducts(wishes: readonly NewWish[]) {
  const { id: siteId } = useSite()
  const ids = wishes.map(({ productId }) => productId)
  return useQuery({ ...wishProductsQuery(siteId, ids), keepPreviousData: true })
}
