import type { QueryClient } from '@tanstack/react-query'
import { updateBasketItems } from '@/commerce-client/basket-items'
import { updateShipment } from '@/commerce-client/basket-shipments'
import type { Basket, BasketItem } from '@/commerce-client/baskets'
import { DEFAULT_SHIPMENT_ID, hasItems, shipmentIdOf } from '@/rules/shipments'
import { toAppError } from '@/errors/to-app-error'
import { isSameAddress } from '@/forms/address-values'
import { basketKey } from '@/shopper/basket/basket.queries'
import { changeBasket } from '@/shopper/basket/change-basket'
import { NO_ADDRESS } from '@/shopper/basket/clear-pickup'
import { sendActions, toRemoval, type Addition } from './add-shipments'

/**
 * Removes the added shipments and lines, and nothing else. A shipment whose addition was not
 * confirmed only counts as added if its address matches; a shipment that contains other items
 * remains.
 * @returns whether everything was removed
 */
export async function undoAddition(
  queryClient: QueryClient,
  siteId: string,
  addition: Addition,
): Promise<boolean> {
  if (addition.shipments.length === 0) return true
  // a response may have been lost
  await queryClient.invalidateQueries(basketKey(siteId))
  let isBack = true
  try {
    await changeBasket(queryClient, siteId, async (basketId, basket) => {
      const ids = listOwnIds(basket, addition)
      let changed = await takeOutLines(
        siteId,
        basketId,
        basket,
        listOwnLines(basket, ids, addition),
      )
      const remaining = ids.filter(
        (id) => id === addition.claimedId || hasItems({ shipmentId: id }, changed),
      )
      const gone = ids.filter((id) => !remaining.includes(id))
      if (gone.length > 0) {
        changed = (await sendActions(siteId, basketId, [toRemoval(gone, 'empty')])) ?? changed
      }
      // these shipments existed before: only their address is cleared
      const nobodys = remaining.filter(
        (id) => id === addition.claimedId || id === DEFAULT_SHIPMENT_ID,
      )
      for (const id of nobodys) changed = await updateShipment(siteId, basketId, id, NOBODY)
      isBack = nobodys.length === remaining.length
      return changed
    })
  } catch (error) {
    // if the basket no longer exists, nothing is left to remove
    isBack = toAppError(error).kind === 'not-found'
  }
  await queryClient.invalidateQueries(basketKey(siteId))
  return isBack
}

const NOBODY = { shippingAddress: NO_ADDRESS, gift: false, giftMessage: '', c_reorder: false }

function listOwnIds({ shipments = [] }: Basket, { shipments: sent, added }: Addition): string[] {
  return sent.flatMap(({ shipmentId, shippingAddress }, at) => {
    const found = shipments.find((one) => one.shipmentId === shipmentId)
    if (!found) return []
    const address = found.shippingAddress
    const isSame = address !== undefined && isSameAddress(address, shippingAddress ?? {})
    return at < added || isSame ? shipmentId : []
  })
}

/**
 * Returns the remaining quantity of each line after the added quantity is removed; equal lines may
 * have been merged.
 */
function listOwnLines(
  { productItems = [] }: Basket,
  ids: readonly string[],
  { lines }: Addition,
): { itemId: string; quantity: number }[] {
  const own = lines.filter(({ shipmentId = '' }) => ids.includes(shipmentId))
  const left = new Map<BasketItem, number>()
  for (const { productId, quantity, shipmentId, c_subscriptionFrequency: frequency } of own) {
    let wanted = quantity
    // the last line is the newest
    for (const item of [...productItems].reverse()) {
      const isIts = item.productId === productId && shipmentIdOf(item) === shipmentId
      const isAsOften = item.c_subscriptionFrequency === frequency
      if (!isIts || !isAsOften || item.bonusProductLineItem) continue
      const held = left.get(item) ?? item.quantity ?? 0
      const taken = Math.min(held, wanted)
      wanted -= taken
      if (taken > 0) left.set(item, held - taken)
    }
  }
  return [...left].map(([{ itemId = '' }, quantity]) => ({ itemId, quantity }))
}

async function takeOutLines(
  siteId: string,
  basketId: string,
  basket: Basket,
  changes: readonly { itemId: string; quantity: number }[],
): Promise<Basket> {
  return changes.length > 0 ? updateBasketItems(siteId, basketId, changes) : basket
}
