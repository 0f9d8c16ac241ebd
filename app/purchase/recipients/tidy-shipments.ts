import type { QueryClient } from '@tanstack/react-query'
import type { BasketAction } from '@/commerce-client/basket-actions'
import type { Basket } from '@/commerce-client/baskets'
import { listEmptyShipmentIds, listRecipients } from '@/domain/recipients'
import { hasItems, isCompleteAddress } from '@/domain/shipments'
import { logWarning } from '@/lib/log'
import { queueBasketActions } from './action-queue'
import { toRemoval } from './add-shipments'

/**
 * Removes shipments that nothing is in nor on its way to (MSH-003): another tab may just be adding
 * a recipient. Gives those that know where they go and not how the method the service prefers. What
 * could not be done is done when the shopper opens the shipment.
 * @param openId the shipment that the shopper has before them: they choose themselves
 */
export async function tidyShipments(
  queryClient: QueryClient,
  siteId: string,
  basket: Basket,
  openId?: string,
): Promise<Basket> {
  const actions = [
    ...toActions(listEmptyShipmentIds(basket), (ids) => toRemoval(ids, 'abandoned')),
    ...toActions(listMethodlessIds(basket, openId), toShipNow),
  ]
  if (actions.length === 0) return basket
  try {
    return (await queueBasketActions(queryClient, siteId, actions)) ?? basket
  } catch (error) {
    logWarning('Shipments were not tidied up', { error })
    return basket
  }
}

/** What `tidyShipments` would do, as a text that changes with it. */
export function untidinessOf(basket: Basket, openId?: string): string {
  return [...listEmptyShipmentIds(basket), '', ...listMethodlessIds(basket, openId)]
    .join(' ')
    .trim()
}

function listMethodlessIds(basket: Basket, openId?: string): string[] {
  return listRecipients(basket).flatMap((shipment) =>
    shipment.shipmentId !== undefined &&
    shipment.shipmentId !== openId &&
    !shipment.shippingMethod?.id &&
    hasItems(shipment, basket) &&
    isCompleteAddress(shipment.shippingAddress)
      ? shipment.shipmentId
      : [],
  )
}

function toActions(
  ids: readonly string[],
  toAction: (ids: readonly string[]) => BasketAction,
): BasketAction[] {
  return ids.length === 0 ? [] : [toAction(ids)]
}

function toShipNow(ids: readonly string[]): BasketAction {
  return { type: 'shipNow', data: ids.map((shipmentId) => ({ shipmentId })) }
}
