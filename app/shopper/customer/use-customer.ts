import { useEffect } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Customer } from '@/commerce-client/customers'
import { useIsTooEarly } from '@/lib/use-is-hydrated'
import { useSite } from '@/site/use-site'
import { onSessionEvent } from '../session/session-events'
import { customerKey, customerQuery } from './customer.queries'

/**
 * The registered customer as a query: `data` is undefined while loading (always while rendering on
 * the server), null for a guest.
 */
export function useCustomer() {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  useEffect(
    () =>
      onSessionEvent((event, changedSite) => {
        if (changedSite !== siteId) return
        // the customer's name is removed when their session has ended
        if (event === 'session-expired') queryClient.setQueryData(customerKey(siteId), null)
        void queryClient.invalidateQueries(customerKey(siteId))
      }),
    [queryClient, siteId],
  )
  const isTooEarly = useIsTooEarly(
    () => queryClient.getQueryData(customerKey(siteId)) !== undefined,
  )
  return useQuery({
    ...customerQuery(siteId),
    select: (customer: Customer | null) => (isTooEarly ? undefined : customer),
  })
}

/**
 * Returns the first name, or the last name if there is no first name (HDR-008); undefined for a
 * guest.
 */
export function greetingName(customer: Customer | null | undefined): string | undefined {
  return customer?.firstName || customer?.lastName || undefined
}
