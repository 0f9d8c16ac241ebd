import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useSite } from '@/site/use-site'
import { keepShop, storedShop, onShopChange, parseShop, type PreferredShop } from './preferred-shop'
import { usePickupOffered } from './use-pickup-offered'

/**
 * Returns this shopper's pickup shop. Undefined while rendering on the server, if none is chosen,
 * and if pickup is not offered. `setShop` and `resetShop` only change the stored shop: the
 * component that asks the shopper must also remove the former shop's lines from the bag.
 */
export function usePreferredShop() {
  const { id: siteId } = useSite()
  const isPickupOffered = usePickupOffered()
  const text = useSyncExternalStore(
    onShopChange,
    () => storedShop(siteId),
    () => '',
  )
  const shop = useMemo(() => parseShop(text), [text])
  const setShop = useCallback((chosen: PreferredShop) => keepShop(siteId, chosen), [siteId])
  const resetShop = useCallback(() => keepShop(siteId, undefined), [siteId])
  return { isPickupOffered, shop: isPickupOffered ? shop : undefined, setShop, resetShop }
}
