/* Whether lists show only what the preferred shop hands over: kept for this visit of this tab, and
   never in the address, which says the same to everybody. */

const keyOf = (siteId: string) => `pickup_only_${siteId}`

const listeners = new Set<() => void>()

export function isPickupOnly(siteId: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(siteId)) === '1'
  } catch {
    // A browser may keep nothing.
    return false
  }
}

export function setPickupOnly(siteId: string, isOn: boolean): void {
  try {
    if (isOn) sessionStorage.setItem(keyOf(siteId), '1')
    else sessionStorage.removeItem(keyOf(siteId))
  } catch {
    return
  }
  listeners.forEach((notify) => notify())
}

export function onPickupOnlyChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
