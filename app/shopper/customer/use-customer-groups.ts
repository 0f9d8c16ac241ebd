import { useEffect } from 'react'
import { QueryObserver, useQueryClient } from '@tanstack/react-query'
import { useStoredValue } from '@/lib/stored-value'
import { usePreview } from '@/site/use-preview'
import { useSite } from '@/site/use-site'
import { readCustomerGroups, rememberGroups, storedGroups } from './customer-groups'
import { customerQuery } from './customer.queries'

const NONE: readonly string[] = []

/**
 * Returns the groups of the logged-in customer; none for a guest, and none while rendering on the
 * server. The first rendering in the browser uses the groups of the last visit, so that content for
 * a group does not wait until the customer is loaded. Components that use this hook contain much of
 * the page, so they are rendered again only when the groups change, not when the customer is
 * loaded. In the preview it returns the group that an editor has chosen, on the server too.
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
