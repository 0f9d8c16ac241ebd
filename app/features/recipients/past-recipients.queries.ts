import { subMonths } from 'date-fns'
import { listOrdersSince } from '@/commerce-client/orders'
import { listPastRecipients, PAST_MONTHS } from '@/domain/past-recipients'

/** Queries the recipients of the customer's past orders. Browser only. */
export const pastRecipientsQuery = (siteId: string, customerId: string) => ({
  queryKey: ['shopper', 'past-recipients', siteId, customerId] as const,
  queryFn: async () => {
    const since = subMonths(new Date(), PAST_MONTHS)
    return listPastRecipients(await listOrdersSince(siteId, customerId, since))
  },
  enabled: typeof window !== 'undefined' && customerId !== '',
})
