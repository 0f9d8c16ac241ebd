/** Tells the shop's other tabs that something they may show has changed. */
export function tellOtherTabs(topic: string): void {
  try {
    localStorage.setItem(topic, String(Date.now()))
  } catch {
    // Storage may be off or full: the other tabs then find out when they next read.
  }
}

/** What was told of a topic last, by any tab; undefined while nothing was. */
export function lastTold(topic: string): string | undefined {
  try {
    return localStorage.getItem(topic) ?? undefined
  } catch {
    return undefined
  }
}

/** Calls back when another tab has told of a topic; the answer ends that. */
export function onToldByTab(topic: string, listener: () => void): () => void {
  const notice = (event: StorageEvent) => {
    if (event.key === topic) listener()
  }
  window.addEventListener('storage', notice)
  return () => window.removeEventListener('storage', notice)
}
