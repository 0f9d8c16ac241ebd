import { millisecondsInMinute } from 'date-fns/constants'
import { toCategoryView } from './category.mapper'
import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import { callScapi } from './transport'

/** One category with its first level of children. Throws AppError not-found. */
function getCategory(siteId: string, id: string): Promise<ShopperProductsTypes.Category> {
  return callScapi(siteId, 'shopperProducts', 'getCategory', { parameters: { id, levels: 1 } })
}

/** One category. Throws AppError not-found. */
export const categoryQuery = (siteId: string, id: string) => ({
  queryKey: ['category', siteId, id] as const,
  queryFn: async () => toCategoryView(await getCategory(siteId, id)),
  staleTime: 15 * millisecondsInMinute,
})
