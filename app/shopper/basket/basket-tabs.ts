import { onToldByTab, tellOtherTabs } from '@/lib/other-tabs'

const topicOf = (siteId: string) => `basket_changed_${siteId}`

/** Tells the shop's other tabs that the basket is another one now. */
export function announceBasketChange(siteId: string): void {
  tellOtherTabs(topicOf(siteId))
}

/** Calls back when another tab has changed the basket; the answer ends that. */
export function onBasketChangeElsewhere(siteId: string, listener: () => void): () => void {
  return onToldByTab(topicOf(siteId), listener)
}
