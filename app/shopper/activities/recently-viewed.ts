import { asList, asText } from '@/lib/read-fields'

/** As many are kept (D1 §9). */
const KEPT = 25

const keyOf = (siteId: string) => `recently_viewed_${siteId}`

/**
 * The products looked at in this browser, the last first: a master stands for its sizes. Kept in
 * local storage, so that no request carries them.
 */
export function readViewed(siteId: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(siteId)) ?? '[]')
    return asList(kept, asText).slice(0, KEPT)
  } catch {
    // A browser may keep nothing, or something else.
    return []
  }
}

export function rememberViewed(siteId: string, productId: string): void {
  const others = readViewed(siteId).filter((id) => id !== productId)
  try {
    localStorage.setItem(keyOf(siteId), JSON.stringify([productId, ...others].slice(0, KEPT)))
  } catch {
    // A browser may keep nothing.
  }
}
