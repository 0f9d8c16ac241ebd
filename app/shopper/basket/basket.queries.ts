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
  queryFn: () => findBasket(siteId),
  enabled: typeof window !== 'undefined',
})

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
