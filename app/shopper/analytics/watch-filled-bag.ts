import type { QueryClient } from '@tanstack/react-query'
import { logWarning } from '@/lib/log'
import { getSession } from '@/shopper/session/session'
import type { SeenBag } from './watch-bag'
import { watchBasketQuery } from './watch-basket-query'

/**
 * Watches the bag from its first line on; visitors with an empty bag do not load the code for it.
 */
export function watchFilledBag(queryClient: QueryClient, siteId: string): () => void {
  let before: SeenBag | undefined
  let isFilled = false
  let isOver = false
  let stop = () => {}

  const watch = async () => {
    const { watchBag } = await import('./watch-bag')
    stop()
    if (!isOver) stop = watchBag(queryClient, siteId, before)
  }
  stop = watchBasketQuery(queryClient, siteId, (basket) => {
    if (isFilled) return
    if (basket === null) before = { basket, shopper: getSession(siteId) }
    else {
      isFilled = true
      watch().catch((error: unknown) => logWarning('The bag is not watched', { error }))
    }
  })
  return () => {
    isOver = true
    stop()
  }
}
