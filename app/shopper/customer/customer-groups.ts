import { asFields, asList, asText } from '@/lib/read-fields'
import { storedValue } from '@/lib/stored-value'

/**
 * A customer's groups by site, remembered between pages: public pages come from a cache that knows no
 * shopper, and what is meant for a group must not wait for the customer to be read again. None for a guest.
 */
export const storedGroups = storedValue({
  area: 'local',
  key: 'customer-groups',
  parse: (stored) => asList(stored, asText),
})

/** Groups of a customer as the API sends them (`c_groups`, CNT-011). */
export function readCustomerGroups(customer: unknown): string[] {
  return asList(asFields(customer).c_groups, asText)
}

/** Remembers groups; nothing changes when they are those already known. */
export function rememberGroups(siteId: string, groups: readonly string[]): void {
  const known = storedGroups.get(siteId) ?? []
  if (JSON.stringify(known) === JSON.stringify(groups)) return
  storedGroups.set(groups.length > 0 ? [...groups] : undefined, siteId)
}
