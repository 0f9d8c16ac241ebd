import { asNumber } from '@/lib/read-fields'
import { storedValue } from '@/lib/stored-value'

/** When a tab changed the basket last, by site, in milliseconds. */
const lastChange = storedValue({ area: 'local', key: 'basket_changed', parse: asNumber })

/** The last change that this tab knows of, by site. */
const known = new Map<string, number | undefined>()

/** Notifies the shop's other tabs that the basket is another one now. */
export function announceBasketChange(siteId: string): void {
  // without storage the other tabs find out when they next read
  lastChange.set(Date.now(), siteId)
  recordBasketRead(siteId)
}

/** Called before the basket is read, and after it was written: from here on it is known. */
export function recordBasketRead(siteId: string): void {
  known.set(siteId, lastChange.get(siteId))
}

/**
 * Whether another tab has changed the basket since it was read here. Asked before a write: the
 * notice of that tab may still be on its way.
 */
export function hasChangedElsewhere(siteId: string): boolean {
  return known.get(siteId) !== lastChange.get(siteId)
}

/** Calls back when another tab has changed the basket. Answers how to stop. */
export function onBasketChangeElsewhere(siteId: string, listener: () => void): () => void {
  return lastChange.onChangeInOtherTab(listener, siteId)
}
