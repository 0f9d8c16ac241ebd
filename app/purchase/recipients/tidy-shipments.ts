import type { QueryClient } from '@tanstack/react-query'
import type { BasketAction } from '@/commerce-client/basket-actions'
import type { Basket } from '@/commerce-client/baskets'
import { listEmptyShipmentIds, listRecipients } from '@/rules/recipients'
import { hasItems, isCompleteAddress } from '@/rules/shipments'
import { logWarning } from '@/lib/log'
import { queueBasketActions } from './action-queue'
import { toRemoval } from './add-shipments'

/**
 * Removes empty shipments (MSH-003), unless items are just being added to them, for example by
 * another tab. Chooses the service's preferred method for shipments that have an address but no
 * method. After a failure, both are repeated when the shopper opens the shipment.
 * @param openId the shipment currently open, whose method the shopper chooses
 */
export async function tidyShipments(
  queryClient: QueryClient,
  siteId: string,
  basket: Basket,
  openId?: string,
): Promise<Basket> {
  return send(queryClient, siteId, basket, [
    ...toActions(listEmptyShipmentIds(basket), (ids) => toRemoval(ids, 'abandoned')),
    ...toActions(listMethodlessIds(basket, openId), toShipNow),
  ])
}

/**
 * Chooses the service's preferred method for shipments that have an address but no method, or no
 * longer one that fits, so that totals are those of checkout.
 */
export async function chooseMethods(
  queryClient: QueryClient,
  siteId: string,
  basket: Basket,
): Promise<void> {
  await send(queryClient, siteId, basket, toActions(listMethodlessIds(basket), toShipNow))
}

async function send(
  queryClient: QueryClient,
  siteId: string,
  basket: Basket,
  actions: readonly BasketAction[],
): Promise<Basket> {
  if (actions.length === 0) return basket
  try {
    return (await queueBasketActions(queryClient, siteId, actions)) ?? basket
  } catch (error) {
    logWarning('Shipments were not tidied up', { error })
    return basket
  }
}

/** Returns a text that changes whenever the work of `tidyShipments` changes. */
export function untidinessOf(basket: Basket, openId?: string): string {
  return [...listEmptyShipmentIds(basket), '', ...listMethodlessIds(basket, openId)]
    .join(' ')
    .trim()
}

/** Returns the ids of the shipments for which `chooseMethods` chooses. */
export function listMethodlessIds(basket: Basket, openId?: string): string[] {
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
