import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Basket } from '@/commerce-client/baskets'
import { countPieces } from '@/rules/basket-count'
import { isPickupShipment, pickupShopOf, shipmentIdOf } from '@/rules/shipments'
import type { AppError } from '@/errors/app-error'
import type { PickupShop } from '@/integrations/store-locator/pickup-shop'
import { changeBasket } from '@/shopper/basket/change-basket'
import { clearPickup } from '@/shopper/basket/clear-pickup'
import { movePickup } from '@/shopper/basket/leave-shop'
import { useAwaitBasket, useBasket } from '@/shopper/basket/use-basket'
import type { PreferredShop } from '@/shopper/preferred-shop/preferred-shop'
import { usePreferredShop } from '@/shopper/preferred-shop/use-preferred-shop'
import { useSite } from '@/site/use-site'
import { useSheet } from '@/ui/use-sheet'
import { useEmptyMix } from './use-empty-mix'

/**
 * Chooses or resets the preferred shop (SHOP-018): first removes the former shop's pickup lines
 * from the bag, then stores the new shop and closes the sheet. The former shop may only be known
 * from the bag's pickup shipment, if this browser has not stored it.
 * @param keepsItems `true` to move the pickup lines to the new shop instead
 */
export function useChangeShop(keepsItems = false) {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  const { close } = useSheet()
  const { data: basket } = useBasket()
  const { shop: preferred, setShop, resetShop } = usePreferredShop()
  const awaitBasket = useAwaitBasket()
  const waiting = readWaiting(basket)
  const emptyMix = useEmptyMix()

  const change = useMutation<void, AppError, PreferredShop | PickupShop | undefined>({
    mutationFn: async (shop) => {
      const { isNamed, shop: former } = readWaiting(await awaitBasket())
      if (isNamed && former?.id !== shop?.id) {
        await changeBasket(queryClient, siteId, (basketId, known) =>
          keepsItems && shop && 'shopData' in shop
            ? movePickup(siteId, basketId, known, shop)
            : clearPickup(siteId, basketId, known),
        )
      }
    },
    onSuccess: (_done, shop) => {
      if (shop) setShop(shop)
      else resetShop()
      emptyMix()
      close()
    },
  })

  return {
    preferred,
    /** The shop to be replaced: the preferred one, or else that of the bag's pickup shipment. */
    former: preferred ?? waiting.shop,
    /** The same, once the bag is loaded. */
    awaitFormer: async () => preferred ?? readWaiting(await awaitBasket()).shop,
    /** Number of pieces in the bag that would be removed. */
    waitingCount: waiting.count,
    change: change.mutate,
    isChanging: change.isLoading,
    error: change.error,
  }
}

/**
 * Returns the number of pieces for pickup in the bag and their shop. An empty shipment may still
 * have a shop.
 */
function readWaiting(basket: Basket | null | undefined) {
  const pickups = (basket?.shipments ?? []).filter(isPickupShipment)
  const ids = pickups.map(shipmentIdOf)
  const items = (basket?.productItems ?? []).filter((item) => ids.includes(shipmentIdOf(item)))
  const [pickup] = pickups
  return {
    isNamed: pickups.length > 0,
    count: countPieces(items),
    shop: pickup && items.length > 0 ? pickupShopOf(pickup) : undefined,
  }
}
