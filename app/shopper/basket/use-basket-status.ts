import { useCallback, useSyncExternalStore } from 'react'
import {
  notifyManager,
  useQueryClient,
  type Mutation,
  type QueryClient,
} from '@tanstack/react-query'
import { useSite } from '@/site/use-site'

/** Mutation key of all writes to a site's basket. */
export const basketWriteKey = (siteId: string) => ['shopper', 'basket-write', siteId] as const

/**
 * `pending` while a basket action runs, then `idle`, or `error` if the last one failed (CART-012).
 */
export type BasketStatus = 'pending' | 'idle' | 'error'

export function useBasketStatus(): BasketStatus {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  const subscribe = useCallback(
    // batched, because a mutation may notify while another component renders
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

/** Returns the cached writes to the basket, oldest first. */
export function listWrites(queryClient: QueryClient, siteId: string): Write[] {
  return queryClient.getMutationCache().findAll({ mutationKey: [...basketWriteKey(siteId)] })
}

/** Resolves when no write is running, whether the writes succeeded or not. */
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
