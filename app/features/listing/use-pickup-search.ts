import { useCallback, useEffect } from 'react'
import { logError } from '@/lib/log'
import { useStoredValue, storedValue } from '@/lib/stored-value'
import { usePreferredShop } from '@/shopper/preferred-shop/use-preferred-shop'
import { useSite } from '@/site/use-site'

/**
 * Whether lists show only products for pickup in the preferred shop, by site. Stored for this tab's
 * session and not in the URL, because a URL shows the same page to everyone.
 */
export const pickupOnly = storedValue({
  area: 'session',
  key: 'pickup_only',
  parse: (stored) => stored === true,
})

/**
 * Manages whether lists show only products for pickup in the preferred shop (SRCH-036). Applied in
 * the browser only, because the server renders the same list for everyone.
 */
export function usePickupSearch() {
  const { id: siteId } = useSite()
  const { isPickupOffered, shop } = usePreferredShop()
  const isWanted = useStoredValue(pickupOnly, siteId) ?? false
  const set = useCallback(
    (isOn: boolean) => void pickupOnly.set(isOn || undefined, siteId),
    [siteId],
  )
  const lacksShop = isWanted && isPickupOffered && !shop
  useEffect(() => {
    if (!lacksShop) return
    logError('A pickup search needs a selected shop', { siteId })
    set(false)
  }, [lacksShop, set, siteId])
  return {
    isOffered: isPickupOffered,
    shop,
    /** The shop to which the list is restricted; undefined for the public list. */
    shopId: isWanted ? shop?.id : undefined,
    set,
  }
}

export type PickupSearch = ReturnType<typeof usePickupSearch>
