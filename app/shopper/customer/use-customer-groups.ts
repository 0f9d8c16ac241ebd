import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { asList, asText } from '@/lib/read-fields'
import { useSite } from '@/site/use-site'
import { keepGroups, keptGroups, onGroupsChange, readCustomerGroups } from './customer-groups'
import { useCustomer } from './use-customer'

/**
 * The signed-in customer's groups; none for a guest, and none while rendering on the server. At the
 * first rendering in the browser they are those of the last visit, so that what is meant for a group
 * is in its place before the customer has been read again.
 */
export function useCustomerGroups(): readonly string[] {
  const { id: siteId } = useSite()
  const { data: customer } = useCustomer()
  useEffect(() => {
    if (customer !== undefined) keepGroups(siteId, readCustomerGroups(customer))
  }, [customer, siteId])
  const kept = useSyncExternalStore(
    onGroupsChange,
    () => keptGroups(siteId),
    () => '',
  )
  const text = customer === undefined ? kept : JSON.stringify(readCustomerGroups(customer))
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
