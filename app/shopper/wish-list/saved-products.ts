import { useSyncExternalStore } from 'react'
import { asFields, asList, asText } from '@/lib/read-fields'
import { storedValue } from '@/lib/stored-value'

/*
 * The only part of the wish list in the first bundle: which hearts are filled, and whether there is
 * a list.
 */

interface SavedProducts {
  /** The customer whose list it is; a guest's has none. */
  owner?: string
  ids: readonly string[]
  /** The products whose sizes are saved. */
  masters: readonly string[]
}

/** What is saved, by site. Pages come from a cache that knows no shopper: the browser remembers it. */
export const savedProducts = storedValue<SavedProducts>({
  area: 'local',
  key: 'wish-list',
  parse(stored) {
    const { owner, ids, masters } = asFields(stored)
    return { owner: asText(owner), ids: asList(ids, asText), masters: asList(masters, asText) }
  },
})

interface Product {
  productId: string
  masterId?: string
}

/**
 * Whether a product is saved: itself or in one of its sizes, or, for a size, whatever size was to be
 * chosen. The server, and hydration, know none.
 */
export function useIsSaved(siteId: string, product: Product): boolean {
  return useSyncExternalStore(
    savedProducts.onChange,
    () => isSaved(siteId, product),
    () => false,
  )
}

export function isSaved(siteId: string, { productId, masterId = productId }: Product): boolean {
  const { ids = [], masters = [] } = savedProducts.get(siteId) ?? {}
  return [productId, masterId].some((id) => ids.includes(id)) || masters.includes(productId)
}

/** Fills or empties a product's hearts at once, before the service has answered. */
export function markSaved(
  siteId: string,
  { productId, masterId }: Product,
  isNowSaved: boolean,
): void {
  const { owner, ids = [], masters = [] } = savedProducts.get(siteId) ?? {}
  const without = (list: readonly string[]) =>
    list.filter((id) => id !== productId && (isNowSaved || id !== masterId))
  savedProducts.set(
    {
      owner,
      ids: isNowSaved ? [...without(ids), productId] : without(ids),
      masters: isNowSaved && masterId ? [...new Set([...masters, masterId])] : without(masters),
    },
    siteId,
  )
}
