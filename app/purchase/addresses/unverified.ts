import { asList, asText } from '@/lib/read-fields'
import { storedValue, useStoredValue } from '@/lib/stored-value'

/**
 * Shipments whose addresses were added without being reviewed one by one: from a list, a past
 * order, the address book. The tab remembers their ids, never an address, so that a reload forgets
 * none.
 */
const stored = storedValue({
  area: 'session',
  key: 'unverified-addresses',
  parse: (value) => asList(value, asText),
})
const NONE: readonly string[] = []

/** The addresses of these shipments are to be verified. */
export function markUnverified(siteId: string, shipmentIds: readonly string[]): void {
  stored.set([...new Set([...(stored.get(siteId) ?? []), ...shipmentIds])], siteId)
}

/** They are verified, decided about, or gone. */
export function forgetUnverified(siteId: string, shipmentIds: readonly string[]): void {
  const known = stored.get(siteId) ?? []
  const left = known.filter((id) => !shipmentIds.includes(id))
  if (left.length < known.length) stored.set(left.length > 0 ? left : undefined, siteId)
}

export function useUnverified(siteId: string): readonly string[] {
  return useStoredValue(stored, siteId) ?? NONE
}
