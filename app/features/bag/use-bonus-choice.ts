import { useState } from 'react'
import { addItemsToBasket, removeBasketItem, updateBasketItem } from '@/commerce-client/baskets'
import type { Basket } from '@/commerce-client/baskets'
import { DEFAULT_SHIPMENT_ID, isPickupShipment, splitShipments } from '@/rules/shipments'
import { useBasketMutation } from '@/shopper/basket/use-basket-mutation'

type Choice = NonNullable<Basket['bonusDiscountLineItems']>[number]

interface Change {
  productId: string
  isWanted: boolean
}

/**
 * Returns the chosen products of a bonus and functions to change them. Each change is one request.
 */
export function useBonusChoice(basket: Basket, { id, maxBonusItems: most = 1 }: Choice) {
  const [pendingId, setPending] = useState<string>()
  const chosen = listChosen(basket, id)
  const count = chosen.reduce((sum, { quantity = 0 }) => sum + quantity, 0)
  const mutation = useBasketMutation<Change>((siteId, basketId, { productId, isWanted }, now) => {
    const lines = listChosen(now, id)
    const own = lines.find((line) => line.productId === productId)
    if (!isWanted) {
      return own?.itemId ? removeBasketItem(siteId, basketId, own.itemId) : Promise.resolve(now)
    }
    const [only] = lines
    // replaced in one request, so that the bonus always has a product
    if (most === 1 && only?.itemId) {
      return updateBasketItem(siteId, basketId, only.itemId, { productId, quantity: 1 })
    }
    const item = { productId, quantity: 1, bonusDiscountLineItemId: id, ...placeOf(now) }
    return addItemsToBasket(siteId, basketId, [item])
  })
  const change = (productId: string, isWanted: boolean) => {
    if (mutation.isLoading) return
    setPending(productId)
    mutation.mutate({ productId, isWanted }, { onSettled: () => setPending(undefined) })
  }
  return {
    chosen,
    count,
    pendingId,
    take: (productId: string) => change(productId, true),
    leave: (productId: string) => change(productId, false),
    error: mutation.error ?? undefined,
  }
}

function listChosen({ productItems = [] }: Basket, id: string | undefined) {
  return productItems.filter((item) => item.bonusDiscountLineItemId === id)
}

/** Returns the shipment for a bonus product: the first delivery, or else the first pickup. */
function placeOf(basket: Basket) {
  const { deliveries, pickups } = splitShipments(basket)
  const [shipment = {}] = [...deliveries, ...pickups]
  const { shipmentId = DEFAULT_SHIPMENT_ID } = shipment
  const shop = isPickupShipment(shipment) ? String(shipment.c_fromStoreId) : undefined
  return { shipmentId, ...(shop !== undefined && { c_fromStoreId: shop }) }
}
