import { useCallback, useEffect } from 'react'
import { logError } from '@/lib/log'
import { useStoredValue } from '@/lib/stored-value'
import { usePreferredShop } from '@/shopper/preferred-shop/use-preferred-shop'
import { useSite } from '@/site/use-site'
import { pickupOnly } from './pickup-only'

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
