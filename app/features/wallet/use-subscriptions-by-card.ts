import { useQuery } from '@tanstack/react-query'
import { subscriptionsQuery } from '@/integrations/subscriptions/subscriptions.queries'
import { useSite } from '@/site/use-site'

/**
 * The products that are sent again and again, by the id of the card that pays for them. Nothing is
 * known of them while they are read, or where they cannot be: the wallet does not wait for them.
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
