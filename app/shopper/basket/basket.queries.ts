import { listBaskets, type Basket } from '@/commerce-client/baskets'
import { hasSession, requireSession } from '../session/session'

export const basketKey = (siteId: string) => ['shopper', 'basket', siteId] as const

/**
 * The shopper's basket, or null when there is none. In the browser only; a visitor without a
 * session has no basket and gets no session by asking.
 */
export const basketQuery = (siteId: string) => ({
  queryKey: basketKey(siteId),
  queryFn: () => findBasket(siteId),
  enabled: typeof window !== 'undefined',
})

async function findBasket(siteId: string): Promise<Basket | null> {
  if (!hasSession(siteId)) return null
  const { customerId } = await requireSession(siteId)
  const [basket] = await listBaskets(siteId, customerId)
  return basket ?? null
}
