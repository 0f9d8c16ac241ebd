import { millisecondsInMinute } from 'date-fns/constants'
import { getCategory } from './categories'
import { toCategoryView } from './category.mapper'

/** One category. Throws AppError not-found. */
export const categoryQuery = (siteId: string, id: string) => ({
  queryKey: ['category', siteId, id] as const,
  queryFn: async () => toCategoryView(await getCategory(siteId, id)),
  staleTime: 15 * millisecondsInMinute,
})
