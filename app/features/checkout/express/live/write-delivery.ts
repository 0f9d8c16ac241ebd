import { sendBasketActions } from '@/commerce-client/basket-actions'
import {
  chooseShippingMethod,
  listShippingMethods,
  updateShipment,
  updateShippingAddress,
} from '@/commerce-client/basket-shipments'
import type { Basket, BasketAddress } from '@/commerce-client/baskets'
import { splitShipments } from '@/rules/shipments'
import { shipInstead } from '@/shopper/basket/leave-shop'
import { findMethodToChoose } from '@rules/first-shipping-method'
import type { Methods } from './sheet-state'

/** Writes a place to the bag, and the ground method and next day unless the bag has others. */
export async function writePlace(
  siteId: string,
  basketId: string,
  known: Basket,
  place: BasketAddress,
): Promise<{ basket: Basket; methods: Methods }> {
  // a shop that was chosen in the sheet gives way to the place
  const delivered = await shipInstead(siteId, basketId, known)
  const shipmentId = deliveryIdOf(delivered)
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

/** @param day undefined to ship as soon as possible */
export async function writeMethod(
  siteId: string,
  basketId: string,
  known: Basket,
  { methodId, day }: { methodId: string; day?: string },
): Promise<Basket> {
  const shipmentId = deliveryIdOf(known)
  const basket = await chooseShippingMethod(siteId, basketId, shipmentId, methodId)
  if (day !== undefined) {
    const wanted = { c_DATE_WANTED: day, c_isCalendarSelection: true }
    return updateShipment(siteId, basketId, shipmentId, wanted)
  }
  const [{ c_DATE_WANTED: former } = {}] = splitShipments(basket).deliveries
  return former ? shipNow(siteId, basketId, shipmentId) : withShipDate(siteId, basket)
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
  return shipNow(siteId, basketId, shipmentId)
}

function shipNow(siteId: string, basketId: string, shipmentId: string): Promise<Basket> {
  return sendBasketActions(siteId, basketId, [{ type: 'shipNow', data: [{ shipmentId }] }])
}
