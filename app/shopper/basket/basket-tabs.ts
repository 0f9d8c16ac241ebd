const key = (siteId: string) => `basket_changed_${siteId}`

/** Tells the shop's other tabs that the basket is another one now. */
export function announceBasketChange(siteId: string): void {
  try {
    localStorage.setItem(key(siteId), String(Date.now()))
  } catch {
    // Storage may be off or full: the other tabs then find out on their next write.
  }
}

/** Calls back when another tab has changed the basket; the answer ends that. */
export function onBasketChangeElsewhere(siteId: string, listener: () => void): () => void {
  const notice = (event: StorageEvent) => {
    if (event.key === key(siteId)) listener()
  }
  window.addEventListener('storage', notice)
  return () => window.removeEventListener('storage', notice)
}
