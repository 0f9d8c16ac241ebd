import { asFields, asList, asText } from '@/lib/read-fields'

/* A customer's groups, kept in the browser between pages: public pages come from a cache that knows
   no shopper, and what is meant for a group shall not wait for the customer to be read again. */

const keyOf = (siteId: string) => `customer-groups:${siteId}`
const CHANGED = 'customer-groups-changed'

/** Where a browser keeps nothing: what this tab knows, by site. */
const unsaved = new Map<string, string>()

/** Groups of a customer as the API tells them (`c_groups`, D3 §2). */
export function readCustomerGroups(customer: unknown): string[] {
  return asList(asFields(customer).c_groups, asText)
}

/** What is kept, as text: the same text is the same groups. Empty for a guest. */
export function keptGroups(siteId: string): string {
  try {
    return window.localStorage.getItem(keyOf(siteId)) ?? ''
  } catch {
    return unsaved.get(siteId) ?? ''
  }
}

export function keepGroups(siteId: string, groups: readonly string[]): void {
  const text = groups.length > 0 ? JSON.stringify(groups) : ''
  if (text === keptGroups(siteId)) return
  try {
    if (text) window.localStorage.setItem(keyOf(siteId), text)
    else window.localStorage.removeItem(keyOf(siteId))
  } catch {
    unsaved.set(siteId, text)
  }
  window.dispatchEvent(new Event(CHANGED))
}

/** Calls back when the groups change, in this tab or another. Answers how to stop. */
export function onGroupsChange(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener)
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener(CHANGED, listener)
    window.removeEventListener('storage', listener)
  }
}
