import { subscriptions } from './subscriptions.api'

export const subscriptionsKey = (siteId: string) => ['shopper', 'subscriptions', siteId] as const

/** The subscriptions of the registered customer, each with the card that pays it. In the browser only. */
export const subscriptionsQuery = (siteId: string) => ({
  queryKey: subscriptionsKey(siteId),
  queryFn: () => subscriptions.list(siteId),
  enabled: typeof window !== 'undefined',
})
