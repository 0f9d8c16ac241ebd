import { asNumber } from '@/lib/read-fields'
import { storedValue } from '@/lib/stored-value'

/** Time of the last basket change in any tab, by site, in ms since 1970. */
const lastChange = storedValue({ area: 'local', key: 'basket_changed', parse: asNumber })

/** The last change that is included in this tab's data, by site. */
const known = new Map<string, number | undefined>()

/** Notifies the shop's other tabs that the basket has changed. */
export function announceBasketChange(siteId: string): void {
  // without storage the other tabs see the change at their next read
  lastChange.set(Date.now(), siteId)
  recordBasketRead(siteId)
}

/**
 * Call this before the basket is read and after it was written: the tab then has the latest change.
 */
export function recordBasketRead(siteId: string): void {
  known.set(siteId, lastChange.get(siteId))
}

/**
 * Returns whether another tab has changed the basket since this tab read it. Checked before a
 * write, because that tab's notice may not have arrived yet.
 */
export function hasChangedElsewhere(siteId: string): boolean {
  return known.get(siteId) !== lastChange.get(siteId)
}

/** Calls back when another tab has changed the basket. Returns a function that stops it. */
export function onBasketChangeElsewhere(siteId: string, listener: () => void): () => void {
  return lastChange.onChangeInOtherTab(listener, siteId)
}
