import { getSharedWishList } from '@/commerce-client/product-lists'

/** Queries a shared list. @throws AppError of kind `not-found` if it is not shared, or no longer */
export const sharedWishListQuery = (siteId: string, shareId: string) => ({
  queryKey: ['shared-wish-list', siteId, shareId] as const,
  queryFn: () => getSharedWishList(siteId, shareId),
})
