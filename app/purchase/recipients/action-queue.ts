import type { QueryClient } from '@tanstack/react-query'
import {
  ACTIONS_DEBOUNCE_MS,
  sendBasketActions,
  sendInChunks,
  type BasketAction,
} from '@/commerce-client/basket-actions'
import type { Basket } from '@/commerce-client/baskets'
import { basketKey } from '@/shopper/basket/basket.queries'
import { changeBasket } from '@/shopper/basket/change-basket'

interface Request {
  actions: readonly BasketAction[]
  /** Called with the number of completed actions of this request. */
  onProgress?: (done: number) => void
  resolve: (basket: Basket | undefined) => void
  reject: (error: unknown) => void
}

const waiting = new Map<string, { requests: Request[]; timer: ReturnType<typeof setTimeout> }>()

/**
 * Changes the shipments of a site's basket by typed actions. Actions requested in quick succession
 * are sent together, two per call (MSH-022); after each call, the cached basket is the response.
 * Throws AppError `chunk-retries-exceeded`: earlier chunks remain applied.
 */
export function queueBasketActions(
  queryClient: QueryClient,
  siteId: string,
  actions: readonly BasketAction[],
  onProgress?: (done: number) => void,
): Promise<Basket | undefined> {
  return new Promise((resolve, reject) => {
    const before = waiting.get(siteId)
    clearTimeout(before?.timer)
    const requests = [...(before?.requests ?? []), { actions, onProgress, resolve, reject }]
    const timer = setTimeout(() => {
      waiting.delete(siteId)
      void flush(queryClient, siteId, requests)
    }, ACTIONS_DEBOUNCE_MS)
    waiting.set(siteId, { requests, timer })
  })
}

async function flush(
  queryClient: QueryClient,
  siteId: string,
  requests: readonly Request[],
): Promise<void> {
  const send = (chunk: readonly BasketAction[]) =>
    changeBasket(queryClient, siteId, async (basketId, basket) => {
      const due = withoutChosen(chunk, basket)
      return due.length === 0 ? basket : sendBasketActions(siteId, basketId, due)
    })
  const reportProgress = (done: number) => {
    let before = 0
    for (const { actions, onProgress } of requests) {
      onProgress?.(Math.min(actions.length, Math.max(0, done - before)))
      before += actions.length
    }
  }
  try {
    const basket = await sendInChunks(
      requests.flatMap(({ actions }) => actions),
      send,
      { onChunk: (_basket, done) => reportProgress(done) },
    )
    requests.forEach(({ resolve }) => resolve(basket))
  } catch (error) {
    // a response may have been lost: read the basket again to show the stored state
    void queryClient.invalidateQueries(basketKey(siteId))
    requests.forEach(({ reject }) => reject(error))
  }
}

/** The shopper may have chosen a method while the choice for them was waiting. */
function withoutChosen(
  actions: readonly BasketAction[],
  { shipments = [] }: Basket,
): BasketAction[] {
  const isChosen = (id: string) =>
    shipments.some(({ shipmentId, shippingMethod }) => shipmentId === id && shippingMethod?.id)
  return actions.flatMap((action): BasketAction[] => {
    if (action.type !== 'shipNow') return [action]
    const data = action.data.filter(({ shipmentId }) => !isChosen(shipmentId))
    return data.length === 0 ? [] : [{ ...action, data }]
  })
}
