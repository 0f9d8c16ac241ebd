import { lastTold, onToldByTab, tellOtherTabs } from '@/lib/other-tabs'

const topicOf = (siteId: string) => `basket_changed_${siteId}`

/** The last change that this tab knows of, by site. */
const known = new Map<string, string | undefined>()

/** Tells the shop's other tabs that the basket is another one now. */
export function announceBasketChange(siteId: string): void {
  tellOtherTabs(topicOf(siteId))
  noteBasketRead(siteId)
}

/** Called before the basket is read, and after it was written: from here on it is known. */
export function noteBasketRead(siteId: string): void {
  known.set(siteId, lastTold(topicOf(siteId)))
}

/**
 * Whether another tab has changed the basket since it was read here. Asked before a write: that
 * tab's own news may still be on their way.
 */
export function hasChangedElsewhere(siteId: string): boolean {
  return known.get(siteId) !== lastTold(topicOf(siteId))
}

/** Calls back when another tab has changed the basket; the answer ends that. */
export function onBasketChangeElsewhere(siteId: string, listener: () => void): () => void {
  return onToldByTab(topicOf(siteId), listener)
}
