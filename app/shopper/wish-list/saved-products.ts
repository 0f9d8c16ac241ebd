import { useSyncExternalStore } from 'react'
import { asFields, asList, asText } from '@/lib/read-fields'
import { storedValue } from '@/lib/stored-value'

/* State of the hearts. It is the only part of the wish list in the first bundle: which hearts are
   filled, and whether there is a list. */

interface SavedProducts {
  /** Id of the list's customer; undefined for a guest. */
  owner?: string
  ids: readonly string[]
  /** Ids of the masters with saved sizes. */
  masters: readonly string[]
}

/**
 * The saved products, by site. Stored in the browser, because pages come from a cache that is the
 * same for all shoppers.
 */
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
 * Returns whether a product is saved: itself, one of its sizes or, for a size, its master. Always
 * false on the server and while hydrating.
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

/** Fills or empties a product's hearts immediately, before the service has answered. */
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
