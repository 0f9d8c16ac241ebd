import type { QueryClient } from '@tanstack/react-query'
import { updateBasketItems } from '@/commerce-client/basket-items'
import { addItemsToBasket, type Basket } from '@/commerce-client/baskets'
import { planMoves, type ItemMove, type MovePlan } from '@/rules/move-items'
import { hasItems, isPickupShipment } from '@/rules/shipments'
import { basketKey } from '@/shopper/basket/basket.queries'
import { changeBasket } from '@/shopper/basket/change-basket'
import { queueBasketActions } from './action-queue'
import { toRemoval } from './add-shipments'

/**
 * Splits and moves lines between recipients. A recipient without remaining items is removed
 * (MSH-003). Throws AppError; no items are lost in that case.
 */
export async function moveItems(
  queryClient: QueryClient,
  siteId: string,
  moves: readonly ItemMove[],
): Promise<void> {
  let left: string[] = []
  try {
    await changeBasket(queryClient, siteId, async (basketId, basket) => {
      const plan = planMoves(basket.productItems ?? [], moves)
      const changed = await carryOut(siteId, basketId, basket, plan)
      left = listLeftIds(basket, changed)
      return changed
    })
  } catch (error) {
    await queryClient.invalidateQueries(basketKey(siteId))
    throw error
  }
  if (left.length === 0) return
  // the result of the cleanup is ignored: if it fails, it is repeated when the page is opened again
  await queueBasketActions(queryClient, siteId, [toRemoval(left, 'empty')]).catch(() => undefined)
}

async function carryOut(
  siteId: string,
  basketId: string,
  basket: Basket,
  { reductions, additions, relocations }: MovePlan,
): Promise<Basket> {
  let changed = basket
  if (reductions.length > 0) changed = await updateBasketItems(siteId, basketId, reductions)
  if (additions.length > 0) {
    try {
      changed = await addItemsToBasket(siteId, basketId, additions)
    } catch (error) {
      const before = reductions.map(({ itemId }) => ({ itemId, quantity: heldBy(basket, itemId) }))
      if (before.length > 0) await updateBasketItems(siteId, basketId, before)
      throw error
    }
  }
  if (relocations.length > 0) changed = await updateBasketItems(siteId, basketId, relocations)
  return changed
}

function heldBy({ productItems = [] }: Basket, itemId: string): number | undefined {
  return productItems.find((item) => item.itemId === itemId)?.quantity
}

/** Returns recipients who had items before and have none now. */
function listLeftIds(before: Basket, after: Basket): string[] {
  return (before.shipments ?? []).flatMap((shipment) =>
    shipment.shipmentId &&
    !isPickupShipment(shipment) &&
    hasItems(shipment, before) &&
    !hasItems(shipment, after)
      ? shipment.shipmentId
      : [],
  )
}
