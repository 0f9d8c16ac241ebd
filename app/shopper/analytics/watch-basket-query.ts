import { hashQueryKey, type QueryClient } from '@tanstack/react-query'
import type { Basket } from '@/commerce-client/baskets'
import { basketKey } from '@/shopper/basket/basket.queries'

/** Calls back with the basket, if it is known, and each time it was read or changed. */
export function watchBasketQuery(
  queryClient: QueryClient,
  siteId: string,
  onBasket: (basket: Basket | null) => void,
): () => void {
  const key = basketKey(siteId)
  const hash = hashQueryKey(key)
  let updates = -1
  const look = () => {
    const { data, dataUpdateCount = -1 } = queryClient.getQueryState<Basket | null>(key) ?? {}
    // other news of the query, for example that it is read again, tell nothing about whose bag it is
    if (dataUpdateCount === updates) return
    updates = dataUpdateCount
    if (data !== undefined) onBasket(data)
  }
  look()
  return queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash === hash) look()
  })
}
