import { useEffect } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Basket } from '@/commerce-client/baskets'
import { countPieces } from '@/rules/basket-count'
import { useIsTooEarly } from '@/lib/use-is-hydrated'
import { useSite } from '@/site/use-site'
import { checkSession } from '../session/session'
import { onSessionEvent } from '../session/session-events'
import { onBasketChangeElsewhere } from './basket-tabs'
import { basketKey, basketQuery } from './basket.queries'

/**
 * The shopper's basket as a query: `data` is undefined while loading (always while rendering on the
 * server), null if there is none.
 * @param options.isFetched whether it is requested here, not only shown once another part has it
 */
export function useBasket({ isFetched = true } = {}) {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  useEffect(() => {
    const refetch = () => void queryClient.invalidateQueries(basketKey(siteId))
    const stopTabs = onBasketChangeElsewhere(siteId, refetch)
    const stopSession = onSessionEvent((event, changedSite) => {
      if (event === 'session-changed' && changedSite === siteId) refetch()
    })
    // while the shopper was elsewhere, another tab may have changed the session (SES-011)
    const check = () => void checkSession(siteId).catch(() => undefined)
    window.addEventListener('focus', check)
    return () => {
      stopTabs()
      stopSession()
      window.removeEventListener('focus', check)
    }
  }, [queryClient, siteId])
  const isTooEarly = useIsTooEarly(() => queryClient.getQueryData(basketKey(siteId)) !== undefined)
  return useQuery({
    ...basketQuery(siteId),
    ...(!isFetched && { enabled: false }),
    select: (basket: Basket | null) => (isTooEarly ? undefined : basket),
  })
}

/** Returns a function that reads the last basket of the service, which may not be rendered yet. */
export function useReadBasket() {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  return () => queryClient.getQueryData<Basket | null>(basketKey(siteId))
}

/**
 * Returns a function that waits for the basket, for actions that depend on it. Undefined if it
 * cannot be read.
 */
export function useAwaitBasket() {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  return () =>
    queryClient.fetchQuery({ ...basketQuery(siteId), staleTime: Infinity }).catch(() => undefined)
}

/** Returns the number of pieces in the bag; undefined while loading. */
export function useBasketCount(): number | undefined {
  const { data: basket } = useBasket()
  if (basket === undefined) return undefined
  return countPieces(basket?.productItems ?? []) + (basket?.giftCertificateItems?.length ?? 0)
}
