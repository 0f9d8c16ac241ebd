import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { ProductView } from '@/commerce-client/product.mapper'
import { shopStockQuery } from '@/commerce-client/shop-stock.queries'
import { isSoldAsItIs } from '@/rules/availability'
import { fulfillmentOf, canBePickedUp, type FulfillmentOption } from '@/rules/fulfillment'
import { pickupShopQuery } from '@/integrations/store-locator/store-locator.queries'
import { isOpenForPickup } from '@/integrations/store-locator/pickup-shop'
import { toPickupPlace } from '@/shopper/basket/pickup-place'
import { usePreferredShop } from '@/shopper/preferred-shop/use-preferred-shop'
import { useSite } from '@/site/use-site'
import type { EditedLine } from './use-edited-line'
import { offerAtShop, type ProductOffer } from './use-product-offer'

interface Circumstances {
  /** `true` on the product's own page. Elsewhere there is no choice, and the product is shipped. */
  isOwnPage: boolean
  /** The edited line; its way of delivery does not change. */
  line?: EditedLine
}

/**
 * Determines the way of delivery: shipping, or pickup in the preferred shop (FUL-003).
 * @param sent the offer for shipping
 */
export function useFulfillment(
  product: ProductView,
  sent: ProductOffer,
  { isOwnPage, line }: Circumstances,
) {
  const { isPickupOffered, shop: preferred } = usePreferredShop()
  const [chosen, choose] = useState<FulfillmentOption>()
  const isOffered = isOwnPage && isPickupOffered && isSoldAsItIs(product.facts) && !product.members
  const isPickupPossible = isOffered && canBePickedUp(product.facts, new Date())
  const shop = line ? line.shop : preferred
  // Shops have stock per size, so there is nothing to query until a size is chosen.
  const isAskable = isPickupPossible && !product.facts.isNeverPickedUp && sent.isSold
  const shelf = useShelf(isAskable ? shop?.id : undefined, sent)

  const ways = fulfillmentOf({
    ...product.facts,
    isShippable: sent.availability === 'in-stock',
    hasShop: shop !== undefined,
    // Until its stock is loaded, assume that the shop has the product.
    isAtShop: !sent.isSold || shelf.isPending || shelf.place !== undefined,
  })
  const isOpen = { SHIPPING: ways.canShip, PICKUP: ways.canPickUp }
  const free = chosen && isOpen[chosen] ? chosen : ways.preset
  const fixed = line?.shop ? 'PICKUP' : 'SHIPPING'
  const option = isPickupPossible ? (line ? fixed : free) : undefined
  const isPickup = option === 'PICKUP'
  return {
    ...ways,
    /**
     * `true` for a pickup-only product if pickup is not offered by the site or not on this page.
     */
    isOutOfReach:
      ways.isPickupOnly &&
      !isOffered &&
      isSoldAsItIs(product.facts) &&
      canBePickedUp(product.facts, new Date()),
    /** Undefined if there is no choice and the product is shipped. */
    option,
    choose,
    shop,
    isChoice: isPickupPossible && !line,
    /** The shop's stock is loading. */
    isPending: isPickup && shelf.isPending,
    needsShop: isPickup && shop === undefined,
    place: isPickup ? shelf.place : undefined,
    offer: isPickup ? offerAtShop(sent, shop && shelf.stock) : sent,
  }
}

export type ProductFulfillment = ReturnType<typeof useFulfillment>

/** Fetches a shop's stock of a product; does nothing without a shop. */
function useShelf(shopId: string | undefined, { productId }: ProductOffer) {
  const { id: siteId } = useSite()
  const details = useQuery(pickupShopQuery(siteId, shopId ?? ''))
  const stocks = useQuery(shopStockQuery(siteId, [productId], shopId ? [shopId] : []))
  const stock = shopId ? stocks.data?.[productId]?.[shopId] : undefined
  const isPending =
    shopId !== undefined &&
    [details, stocks].some(({ isLoading, isError }) => isLoading && !isError)
  const shop = details.data && isOpenForPickup(details.data) ? details.data : undefined
  return {
    isPending,
    stock: isPending || shopId === undefined ? undefined : (stock?.ats ?? 0),
    place: shop && stock && stock.ats > 0 ? toPickupPlace(shop, stock.inventoryId) : undefined,
  }
}
