import { subscriptions } from './subscriptions.api'

export const subscriptionsKey = (siteId: string) => ['shopper', 'subscriptions', siteId] as const

/** The registered customer's subscriptions, each with its card. Only runs in the browser. */
export const subscriptionsQuery = (siteId: string) => ({
  queryKey: subscriptionsKey(siteId),
  queryFn: () => subscriptions.list(siteId),
  enabled: typeof window !== 'undefined',
})
