import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { QueryObserver, useQueryClient } from '@tanstack/react-query'
import { asList, asText } from '@/lib/read-fields'
import { useSite } from '@/site/use-site'
import { keepGroups, keptGroups, onGroupsChange, readCustomerGroups } from './customer-groups'
import { customerQuery } from './customer.queries'

/**
 * The signed-in customer's groups; none for a guest, and none while rendering on the server. At the
 * first rendering in the browser they are those of the last visit, so that what is meant for a group
 * is in its place before the customer has been read again. What asks for them holds much of the
 * page: it is rendered again when the groups change, not when the customer is read.
 */
export function useCustomerGroups(): readonly string[] {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  useEffect(() => {
    const observer = new QueryObserver(queryClient, customerQuery(siteId))
    const keep = ({ data: customer }: { data?: unknown }) => {
      if (customer !== undefined) keepGroups(siteId, readCustomerGroups(customer))
    }
    keep(observer.getCurrentResult())
    return observer.subscribe(keep)
  }, [queryClient, siteId])
  const text = useSyncExternalStore(
    onGroupsChange,
    () => keptGroups(siteId),
    () => '',
  )
  return useMemo(() => parseGroups(text), [text])
}

function parseGroups(text: string): string[] {
  if (!text) return []
  try {
    return asList(JSON.parse(text), asText)
  } catch {
    return []
  }
}
