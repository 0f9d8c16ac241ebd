import { useEffect } from 'react'
import { QueryObserver, useQueryClient } from '@tanstack/react-query'
import { useStoredValue } from '@/lib/stored-value'
import { usePreview } from '@/site/use-preview'
import { useSite } from '@/site/use-site'
import { readCustomerGroups, rememberGroups, storedGroups } from './customer-groups'
import { customerQuery } from './customer.queries'

const NONE: readonly string[] = []

/**
 * The signed-in customer's groups; none for a guest, and none while rendering on the server. At the
 * first rendering in the browser they are those of the last visit, so that what is meant for a group
 * is in its place before the customer has been read again. What asks for them holds much of the
 * page: it is rendered again when the groups change, not when the customer is read. In the preview the
 * group that an editor has chosen takes their place, on the server too.
 */
export function useCustomerGroups(): readonly string[] {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  useEffect(() => {
    const observer = new QueryObserver(queryClient, customerQuery(siteId))
    const keep = ({ data: customer }: { data?: unknown }) => {
      if (customer !== undefined) rememberGroups(siteId, readCustomerGroups(customer))
    }
    keep(observer.getCurrentResult())
    return observer.subscribe(keep)
  }, [queryClient, siteId])
  const known = useStoredValue(storedGroups, siteId) ?? NONE
  return usePreview()?.customerGroups ?? known
}
