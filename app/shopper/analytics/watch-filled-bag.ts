import { hashQueryKey, type QueryClient } from '@tanstack/react-query'
import type { Basket } from '@/commerce-client/baskets'
import { logWarning } from '@/lib/log'
import { basketKey } from '@/shopper/basket/basket.queries'

/**
 * Watches the bag from its first line on; visitors with an empty bag do not load the code for it.
 */
export function watchFilledBag(queryClient: QueryClient, siteId: string): () => void {
  const hash = hashQueryKey(basketKey(siteId))
  let before: null | undefined
  let isOver = false
  let stop = () => {}

  const watch = async () => {
    stop()
    const { watchBag } = await import('./watch-bag')
    if (!isOver) stop = watchBag(queryClient, siteId, before)
  }
  const look = () => {
    const basket = queryClient.getQueryData<Basket | null>(basketKey(siteId))
    if (!basket) before = basket
    else watch().catch((error: unknown) => logWarning('The bag is not watched', { error }))
  }
  stop = queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash === hash) look()
  })
  look()
  return () => {
    isOver = true
    stop()
  }
}
