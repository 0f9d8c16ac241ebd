import { asList, asText } from '@/lib/read-fields'
import { storedValue } from '@/lib/stored-value'

/** Number of remembered products (PDP-092). */
const LIMIT = 25

const stored = storedValue({
  area: 'local',
  key: 'recently_viewed',
  parse: (value) => asList(value, asText).slice(0, LIMIT),
})

/**
 * Returns the products viewed in this browser, latest first; a master stands for all its sizes.
 * They are kept in local storage, so that no request carries them.
 */
export function readViewed(siteId: string): readonly string[] {
  return stored.get(siteId) ?? []
}

export function rememberViewed(siteId: string, productId: string): void {
  const others = readViewed(siteId).filter((id) => id !== productId)
  stored.set([productId, ...others].slice(0, LIMIT), siteId)
}
