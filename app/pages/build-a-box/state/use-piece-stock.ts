import { useQuery } from '@tanstack/react-query'
import { isStockEnough } from '@rules/box-mix'
import type { MixSize } from '@/commerce-client/mix-boxes.queries'
import type { MixPieceView } from '@/commerce-client/mix-pieces.queries'
import { shopStockQuery } from '@/commerce-client/shop-stock.queries'
import { availabilityOf, isGone } from '@/rules/availability'
import { piecesOfMix, readCustomMix } from '@/rules/custom-mix'
import { pickupShopOf } from '@/rules/shipments'
import { pickupShopQuery } from '@/integrations/store-locator/store-locator.queries'
import { isOpenForPickup } from '@/integrations/store-locator/pickup-shop'
import { useBasket } from '@/shopper/basket/use-basket'
import { toPickupPlace } from '@/shopper/basket/pickup-place'
import type { StoredMix } from '@/shopper/custom-mix'
import { usePreferredShop } from '@/shopper/preferred-shop/use-preferred-shop'
import { useSite } from '@/site/use-site'

interface StockOptions {
  mix: StoredMix | undefined
  /** Sizes of the boxes, whose stock is requested together with that of the pieces. */
  sizes: readonly MixSize[]
  pieces: readonly MixPieceView[]
}

export function usePieceStock({ mix, sizes, pieces }: StockOptions) {
  const { id: siteId } = useSite()
  const { shop, isLineKnown } = useShop(mix)
  const isPickup = mix?.fulfillmentOption === 'PICKUP'
  const sizeId = mix?.boxVariantSelection
  const ids = [...sizes, ...pieces].map(({ id }) => id)
  const shopIds = isPickup && shop ? [shop.id] : []
  const shelvesQuery = useQuery(shopStockQuery(siteId, ids, shopIds))
  const shopQuery = useQuery(pickupShopQuery(siteId, isPickup && shop ? shop.id : ''))
  const shelves = shelvesQuery.data
  const details = shopQuery.data
  const isAwaited = [shelvesQuery, shopQuery].some(
    ({ isLoading, isError }) => isLoading && !isError,
  )
  const isFailed = shelvesQuery.isError || shopQuery.isError
  const taken = useTaken(mix)
  const shelf = shop && shelves ? (id: string) => shelves[id]?.[shop.id] : undefined

  /** Returns the stock of a piece; undefined while it is not known. */
  const stockOf = (piece: MixPieceView): number | undefined => {
    if (isGone(piece.facts, new Date())) return 0
    if (isPickup) return shelf && (shelf(piece.id)?.ats ?? 0)
    return availabilityOf(piece.facts, new Date()) === 'in-stock' ? piece.ats : 0
  }
  const sizeShelf = sizeId && shelf?.(sizeId)
  const isSizeGone = ({ id, facts }: MixSize): boolean => {
    if (isPickup) return shelf !== undefined && (shelf(id)?.ats ?? 0) === 0
    return availabilityOf(facts, new Date()) !== 'in-stock'
  }
  return {
    isSizeGone,
    /** Returns whether a piece has enough stock for a quantity in every copy (BOX-013). */
    isEnough: (piece: MixPieceView, qty: number) => {
      const stock = stockOf(piece)
      const need = { qty, copies: mix?.quantity ?? 1, taken: taken.get(piece.id) }
      return stock === undefined || isStockEnough(stock, need)
    },
    /**
     * The pickup shop; undefined until the shop's data are loaded, or if this box cannot be picked
     * up there.
     */
    place:
      isPickup && details && isOpenForPickup(details) && sizeShelf && sizeShelf.ats > 0
        ? toPickupPlace(details, sizeShelf.inventoryId)
        : undefined,
    /** Whether the shop's data are still loading. */
    isPlacePending: isPickup && shop !== undefined && isAwaited,
    /** Whether the shop's data could not be loaded. */
    isShopFailed: isPickup && shop !== undefined && isFailed,
    askShop: () => void Promise.all([shelvesQuery.refetch(), shopQuery.refetch()]),
    isLineKnown,
    isPickup,
    shop,
  }
}

function useShop(mix: StoredMix | undefined) {
  const { shop: preferred } = usePreferredShop()
  const { data: basket } = useBasket()
  const line = basket?.productItems?.find(({ itemId }) => itemId === mix?.itemId)
  const shipment = basket?.shipments?.find(({ shipmentId }) => shipmentId === line?.shipmentId)
  return {
    shop: (line && shipment && pickupShopOf(shipment)) ?? preferred,
    /** Whether the bag is loaded; always true for a new box. */
    isLineKnown: mix?.itemId === undefined || basket !== undefined,
  }
}

/** Returns the quantities of pieces in the bag's other boxes. */
function useTaken(mix: StoredMix | undefined): Map<string, number> {
  const { data: basket } = useBasket()
  const taken = new Map<string, number>()
  const isPickup = mix?.fulfillmentOption === 'PICKUP'
  for (const item of basket?.productItems ?? []) {
    const other = readCustomMix(item.c_customMix)
    const isSameShelf = (item.c_fromStoreId !== undefined) === isPickup
    if (!other || item.itemId === mix?.itemId || !isSameShelf) continue
    for (const { id, qty } of piecesOfMix(other)) {
      taken.set(id, (taken.get(id) ?? 0) + Math.ceil(qty) * (item.quantity ?? 1))
    }
  }
  return taken
}
