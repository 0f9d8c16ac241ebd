import type { QueryClient } from '@tanstack/react-query'
import type { Basket } from '@/commerce-client/baskets'
import { callCustom } from '@/commerce-client/transport'
import { logWarning } from '@/lib/log'
import { basketKey } from '../basket/basket.queries'
import { enqueue } from '../basket/basket-queue'
import { isOptinsStale, readSubscriptionOptions, toSubscriptionState } from './basket-optins'

const CALL = { method: 'POST', api: 'product/v1', path: 'subscription-optins' } as const

/**
 * Sends the subscriptions of the lines to the service if they have changed, and reads the basket
 * again (CART-017). A failure has no consequences: the next visit of the bag tries again.
 */
export async function syncOptins(
  queryClient: QueryClient,
  siteId: string,
  basket: Basket,
): Promise<void> {
  if (!isOptinsStale(basket)) return
  const c_subscriptionOptins = JSON.stringify(toSubscriptionState(basket))
  try {
    await enqueue(siteId, () => callCustom(siteId, { ...CALL, body: { c_subscriptionOptins } }))
  } catch (error) {
    logWarning('The subscriptions of the bag were not sent', { error })
    return
  }
  await queryClient.invalidateQueries(basketKey(siteId))
  const optins = readSubscriptionOptions({ ...basket, c_subscriptionOptins })
  // the provider's own script listens for this event
  window.dispatchEvent(new CustomEvent('og-cart-updated', { detail: { optins } }))
}
