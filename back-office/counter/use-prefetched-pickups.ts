import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CounterOrder, CounterPickup } from '@contracts/counter'
import { isOpenPickup } from '@rules/pickup-states'
import type { PickupKey } from '../api/counter-api'
import { pickupQuery } from './use-outbox'

/** About what a clerk opens next; others are loaded when they are opened. */
const AT_MOST = 30
const FRESH_MS = 300_000
const PAUSE_MS = 200

/**
 * Loads the first open pickups of a list, one after the other while the browser has nothing else
 * to do, so that they can be opened and ticked off without a network.
 * @param loadedAt when the list was loaded; each time what has changed or is old is loaded again
 */
export function usePrefetchedPickups(
  shopId: string,
  pickups: readonly CounterPickup[] | undefined,
  loadedAt: number,
): void {
  const client = useQueryClient()
  useEffect(() => {
    const stop = new AbortController()
    if (pickups) void prefetch(client, shopId, pickups, stop.signal)
    return () => stop.abort()
  }, [client, shopId, pickups, loadedAt])
}

async function prefetch(
  client: QueryClient,
  shopId: string,
  pickups: readonly CounterPickup[],
  signal: AbortSignal,
): Promise<void> {
  const open = pickups.filter(({ state, isInForce }) => isInForce && isOpenPickup(state))
  try {
    await untilIdle()
    // the page's code, too
    await import('./pickup-page')
    for (const pickup of open.slice(0, AT_MOST)) {
      if (isKnown(client, { shopId, ...pickup }, pickup)) continue
      await untilIdle()
      if (signal.aborted || !navigator.onLine) return
      await client.fetchQuery(pickupQuery({ shopId, ...pickup }))
    }
  } catch {
    // no network, or a busy engine: the list is loaded again soon
  }
}

/** Whether a pickup was loaded a short time ago, and is what the list says. */
function isKnown(client: QueryClient, key: PickupKey, { state, pieces }: CounterPickup): boolean {
  const known = client.getQueryState<CounterOrder>(pickupQuery(key).queryKey)
  const isFresh = known && !known.isInvalidated && Date.now() - known.dataUpdatedAt < FRESH_MS
  return !!isFresh && known.data?.state === state && known.data.pieces === pieces
}

const untilIdle = () =>
  new Promise<void>((resolve) => {
    // Safari has no such callback
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve())
    else setTimeout(resolve, PAUSE_MS)
  })
