import { useQuery } from '@tanstack/react-query'
import { subscriptionsQuery } from '@/integrations/subscriptions/subscriptions.queries'
import { useSite } from '@/site/use-site'

/**
 * Returns the products of subscriptions by the id of the paying card. Empty while loading or after
 * a failure, so that the wallet need not wait.
 */
export function useSubscriptionsByCard(): ReadonlyMap<string, readonly string[]> {
  const { id: siteId } = useSite()
  const { data = [] } = useQuery(subscriptionsQuery(siteId))
  const byCard = new Map<string, string[]>()
  for (const { card, state, productName } of data) {
    if (!card || state === 'cancelled') continue
    byCard.set(card.id, [...(byCard.get(card.id) ?? []), productName])
  }
  return byCard
}
