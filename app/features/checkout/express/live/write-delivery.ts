import { sendBasketActions } from '@/commerce-client/basket-actions'
import {
  chooseShippingMethod,
  listShippingMethods,
  updateShippingAddress,
} from '@/commerce-client/basket-shipments'
import type { Basket, BasketAddress } from '@/commerce-client/baskets'
import { splitShipments } from '@/rules/shipments'
import { findMethodToChoose } from '@rules/first-shipping-method'
import type { Methods } from './sheet-state'

/** Writes a place to the bag, and the ground method and next day unless the bag has others. */
export async function writePlace(
  siteId: string,
  basketId: string,
  known: Basket,
  place: BasketAddress,
): Promise<{ basket: Basket; methods: Methods }> {
  const shipmentId = deliveryIdOf(known)
  const placed = await updateShippingAddress(siteId, basketId, shipmentId, place)
  const { applicableShippingMethods: all = [] } = await listShippingMethods(
    siteId,
    basketId,
    shipmentId,
  )
  const listed = all.filter((method) => method.c_storePickupEnabled !== true)
  const [delivery] = splitShipments(placed).deliveries
  const best = findMethodToChoose(listed, delivery?.shippingMethod?.id)
  const chosenId = best?.id ?? delivery?.shippingMethod?.id
  // sheets select the first method of a new list
  const methods = [
    ...listed.filter(({ id }) => id === chosenId),
    ...listed.filter(({ id }) => id !== chosenId),
  ]
  const basket = best?.id
    ? await chooseShippingMethod(siteId, basketId, shipmentId, best.id)
    : placed
  return { basket: methods.length > 0 ? await withShipDate(siteId, basket) : basket, methods }
}

export async function writeMethod(
  siteId: string,
  basketId: string,
  known: Basket,
  methodId: string,
): Promise<Basket> {
  const shipmentId = deliveryIdOf(known)
  return withShipDate(siteId, await chooseShippingMethod(siteId, basketId, shipmentId, methodId))
}

function deliveryIdOf(basket: Basket): string {
  const [{ shipmentId = 'me' } = {}] = splitShipments(basket).deliveries
  return shipmentId
}

/** An order needs a ship date; the one that the shopper has chosen stays if it can be kept. */
function withShipDate(siteId: string, basket: Basket): Promise<Basket> {
  const { basketId = '' } = basket
  const [delivery] = splitShipments(basket).deliveries
  const { shipmentId = '', c_DATE_WANTED: wanted, c_dateProblem: problem } = delivery ?? {}
  if (!delivery || (wanted !== undefined && !problem)) return Promise.resolve(basket)
  return sendBasketActions(siteId, basketId, [{ type: 'shipNow', data: [{ shipmentId }] }])
}
