import type { QueryClient } from '@tanstack/react-query'
import type { Basket } from '@/commerce-client/baskets'
import { basketKey, basketQuery } from './basket.queries'

/**
 * Reads the basket from the service, ignoring the cache. After a failure the cached basket stays,
 * and the result is undefined.
 */
export async function readBasketAgain(
  queryClient: QueryClient,
  siteId: string,
): Promise<Basket | null | undefined> {
  await queryClient.cancelQueries(basketKey(siteId))
  return queryClient.fetchQuery({ ...basketQuery(siteId), staleTime: 0 }).catch(() => undefined)
}
