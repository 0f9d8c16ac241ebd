import type { QueryClient } from '@tanstack/react-query'
import { getBasket, listBaskets, type Basket } from '@/commerce-client/baskets'
import { currentLocale } from '@/site/current-locale'
import { SOURCE_LOCALE } from '@/site/locale'
import { hasSession, requireSession } from '../session/session'
import { recordBasketRead } from './basket-tabs'

export const basketKey = (siteId: string) => ['shopper', 'basket', siteId] as const

/**
 * The shopper's basket, or null if there is none. Only in the browser; a visitor without a session
 * has no basket, and the query does not create a session.
 */
export const basketQuery = (siteId: string) => ({
  queryKey: basketKey(siteId),
  queryFn: ({ meta }: { meta?: { basketId?: unknown } } = {}) =>
    typeof meta?.basketId === 'string' ? getBasket(siteId, meta.basketId) : findBasket(siteId),
  enabled: typeof window !== 'undefined',
})

/** Reads and writes in a client go to a temporary basket, never to the shopper's own. */
export function putTemporaryBasket(client: QueryClient, siteId: string, basket: Basket): void {
  const { basketId } = basket
  client.setQueryDefaults(basketKey(siteId), { meta: { basketId }, cacheTime: Infinity })
  client.setQueryData(basketKey(siteId), basket)
}

export function isTemporaryBasketIn(client: QueryClient, siteId: string): boolean {
  return client.getQueryDefaults(basketKey(siteId))?.meta?.basketId !== undefined
}

async function findBasket(siteId: string): Promise<Basket | null> {
  if (!hasSession(siteId)) return null
  const { customerId } = await requireSession(siteId)
  // before the request: a change during the request must cause another read
  recordBasketRead(siteId)
  const [basket] = await listBaskets(siteId, customerId)
  if (!basket?.basketId) return null
  // the list of baskets is always in the site's default language
  return currentLocale() === SOURCE_LOCALE ? basket : getBasket(siteId, basket.basketId)
}
