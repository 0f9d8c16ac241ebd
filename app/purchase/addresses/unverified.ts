import { asList, asText } from '@/lib/read-fields'
import { storedValue, useStoredValue } from '@/lib/stored-value'

/**
 * Ids of shipments whose addresses were added without a review: from a list, a past order, or the
 * address book. The ids, but never the addresses, are stored in the tab's session, so that they
 * survive a reload.
 */
const stored = storedValue({
  area: 'session',
  key: 'unverified-addresses',
  parse: (value) => asList(value, asText),
})
const NONE: readonly string[] = []

export function markUnverified(siteId: string, shipmentIds: readonly string[]): void {
  stored.set([...new Set([...(stored.get(siteId) ?? []), ...shipmentIds])], siteId)
}

/** Removes shipments whose address is verified, confirmed, or gone. */
export function forgetUnverified(siteId: string, shipmentIds: readonly string[]): void {
  const known = stored.get(siteId) ?? []
  const left = known.filter((id) => !shipmentIds.includes(id))
  if (left.length < known.length) stored.set(left.length > 0 ? left : undefined, siteId)
}

export function useUnverified(siteId: string): readonly string[] {
  return useStoredValue(stored, siteId) ?? NONE
}
