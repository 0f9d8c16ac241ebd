import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useSite } from '@/site/use-site'
import { keepShop, storedShop, onShopChange, parseShop, type PreferredShop } from './preferred-shop'
import { usePickupOffered } from './use-pickup-offered'

/**
 * This shopper's pickup shop. Undefined while rendering on the server, where nobody has chosen one,
 * and where pickup is not offered. `setShop` and `resetShop` do no more than remember: what the bag
 * holds for the shop before is cleared by who asks the shopper about it.
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
