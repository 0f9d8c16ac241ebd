import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { ProductView } from '@/commerce-client/product.mapper'
import { shopStockQuery } from '@/commerce-client/shop-stock.queries'
import { isSoldAsItIs } from '@/domain/availability'
import { fulfillmentOf, canBePickedUp, type FulfillmentOption } from '@/domain/fulfillment'
import { pickupShopQuery } from '@/integrations/store-locator/store-locator.queries'
import { isOpenForPickup } from '@/integrations/store-locator/pickup-shop'
import { toPickupPlace } from '@/shopper/basket/pickup-place'
import { usePreferredShop } from '@/shopper/preferred-shop/use-preferred-shop'
import { useSite } from '@/site/use-site'
import type { EditedLine } from './use-edited-line'
import { offerAtShop, type ProductOffer } from './use-product-offer'

interface Circumstances {
  /** The page is this product's: elsewhere there is no room for a choice, and it is sent. */
  isOwnPage: boolean
  /** The bag's line that is changed: it keeps its way. */
  line?: EditedLine
}

/**
 * How a product is had: sent, or picked up in the preferred shop (FUL-003).
 * @param sent the product as it is sent
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
  // Shops count sizes: as long as none is chosen there is nothing to ask for.
  const isAskable = isPickupPossible && !product.facts.isNeverPickedUp && sent.isSold
  const shelf = useShelf(isAskable ? shop?.id : undefined, sent)

  const ways = fulfillmentOf({
    ...product.facts,
    isShippable: sent.availability === 'in-stock',
    hasShop: shop !== undefined,
    // While its stock is unknown, the shop counts as having the product.
    isAtShop: !sent.isSold || shelf.isPending || shelf.place !== undefined,
  })
  const isOpen = { SHIPPING: ways.canShip, PICKUP: ways.canPickUp }
  const free = chosen && isOpen[chosen] ? chosen : ways.preset
  const fixed = line?.shop ? 'PICKUP' : 'SHIPPING'
  const option = isPickupPossible ? (line ? fixed : free) : undefined
  const isPickup = option === 'PICKUP'
  return {
    ...ways,
    /** It is only picked up, and that is not offered here: by the site, or in this place. */
    isOutOfReach:
      ways.isPickupOnly &&
      !isOffered &&
      isSoldAsItIs(product.facts) &&
      canBePickedUp(product.facts, new Date()),
    /** undefined: there is nothing to choose, and it is sent. */
    option,
    choose,
    shop,
    isChoice: isPickupPossible && !line,
    /** The shop has not answered yet. */
    isPending: isPickup && shelf.isPending,
    needsShop: isPickup && shop === undefined,
    place: isPickup ? shelf.place : undefined,
    /** The product as it is had in the chosen way. */
    offer: isPickup ? offerAtShop(sent, shop && shelf.stock) : sent,
  }
}

export type ProductFulfillment = ReturnType<typeof useFulfillment>

/** What a shop has of a product; without a shop nothing is asked. */
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
