import { useCallback, useSyncExternalStore } from 'react'
import {
  notifyManager,
  useQueryClient,
  type Mutation,
  type QueryClient,
} from '@tanstack/react-query'
import { useSite } from '@/site/use-site'

/** What every write to a site's basket is known by. */
export const basketWriteKey = (siteId: string) => ['shopper', 'basket-write', siteId] as const

/** Basket actions go pending, then idle, or error when the last one failed (CART-012). */
export type BasketStatus = 'pending' | 'idle' | 'error'

export function useBasketStatus(): BasketStatus {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  const subscribe = useCallback(
    // notified later: a write may announce itself while something is rendering
    (onChange: () => void) =>
      queryClient.getMutationCache().subscribe(notifyManager.batchCalls(onChange)),
    [queryClient],
  )
  return useSyncExternalStore(
    subscribe,
    () => readStatus(listWrites(queryClient, siteId)),
    () => 'idle',
  )
}

/** The writes to the basket that are remembered, oldest first. */
export function listWrites(queryClient: QueryClient, siteId: string): Write[] {
  return queryClient.getMutationCache().findAll({ mutationKey: [...basketWriteKey(siteId)] })
}

/** When no write is under way any more, whatever became of them. */
export function allWritten(queryClient: QueryClient, siteId: string): Promise<void> {
  const isPending = () => readStatus(listWrites(queryClient, siteId)) === 'pending'
  return new Promise((resolve) => {
    if (!isPending()) return resolve()
    const stop = queryClient.getMutationCache().subscribe(() => {
      if (isPending()) return
      stop()
      resolve()
    })
  })
}

export type Write = Mutation<unknown, unknown, void>

function readStatus(writes: readonly Write[]): BasketStatus {
  if (writes.some(({ state }) => state.status === 'loading')) return 'pending'
  return writes.at(-1)?.state.status === 'error' ? 'error' : 'idle'
}
