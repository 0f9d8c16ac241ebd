import { useEffect } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSite } from '@/site/use-site'
import { savedProducts } from './saved-products'
import { syncWishList } from './wish-list'

export const wishListKey = (siteId: string) => ['shopper', 'wish-list', siteId] as const

/**
 * The customer's wish list as a query: null if there is none. Changes of other tabs trigger another
 * read.
 */
export function useWishList() {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  useEffect(
    () =>
      savedProducts.onChangeInOtherTab(
        () => void queryClient.invalidateQueries(wishListKey(siteId)),
        siteId,
      ),
    [queryClient, siteId],
  )
  return useQuery({
    queryKey: wishListKey(siteId),
    queryFn: async () => (await syncWishList(siteId)) ?? null,
    refetchOnWindowFocus: true,
  })
}
