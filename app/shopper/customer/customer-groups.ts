import { asFields, asList, asText } from '@/lib/read-fields'
import { storedValue } from '@/lib/stored-value'

/**
 * A customer's groups by site, stored between pages. Public pages come from a cache that is the
 * same for all shoppers, and content for a group must not wait until the customer is loaded. Empty
 * for a guest.
 */
export const storedGroups = storedValue({
  area: 'local',
  key: 'customer-groups',
  parse: (stored) => asList(stored, asText),
})

/** Reads the groups of a customer from the API's answer (`c_groups`, CNT-011). */
export function readCustomerGroups(customer: unknown): string[] {
  return asList(asFields(customer).c_groups, asText)
}

/** Stores groups; does nothing if they are unchanged. */
export function rememberGroups(siteId: string, groups: readonly string[]): void {
  const known = storedGroups.get(siteId) ?? []
  if (JSON.stringify(known) === JSON.stringify(groups)) return
  storedGroups.set(groups.length > 0 ? [...groups] : undefined, siteId)
}
