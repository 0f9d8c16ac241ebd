import { subMonths } from 'date-fns'
import { listOrdersSince } from '@/commerce-client/orders'
import { listPastRecipients, PAST_MONTHS } from '@/domain/past-recipients'

/** The customer's past recipients. In the browser only. */
export const pastRecipientsQuery = (siteId: string, customerId: string) => ({
  queryKey: ['shopper', 'past-recipients', siteId, customerId] as const,
  queryFn: async () => {
    const since = subMonths(new Date(), PAST_MONTHS)
    return listPastRecipients(await listOrdersSince(siteId, customerId, since))
  },
  enabled: typeof window !== 'undefined' && customerId !== '',
})
