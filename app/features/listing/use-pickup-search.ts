import { useCallback, useEffect } from 'react'
import { logError } from '@/lib/log'
import { useStoredValue } from '@/lib/stored-value'
import { usePreferredShop } from '@/shopper/preferred-shop/use-preferred-shop'
import { useSite } from '@/site/use-site'
import { pickupOnly } from './pickup-only'

/**
 * Whether lists show only what the preferred shop hands over (SRCH-036). Asked in the browser
 * alone: the server renders the list that is the same for everybody.
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
    /** The shop that the list is of; undefined: it is everybody's list. */
    shopId: isWanted ? shop?.id : undefined,
    set,
  }
}

export type PickupSearch = ReturnType<typeof usePickupSearch>
