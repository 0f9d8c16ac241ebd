import { getSharedWishList } from '@/commerce-client/product-lists'

/** A list that somebody shares. Throws AppError not-found when it is not shared, or no more. */
export const sharedWishListQuery = (siteId: string, shareId: string) => ({
  queryKey: ['shared-wish-list', siteId, shareId] as const,
  queryFn: () => getSharedWishList(siteId, shareId),
})
