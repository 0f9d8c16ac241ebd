import type { ShopperBasketsTypes } from 'commerce-sdk-isomorphic'
import { toDecimal } from '../../money'
import { shippingPriceMinor } from '../../shipping/shipping-price.rules'
import { firstMethodOf } from '../../../rules/first-shipping-method'
import type { ShippingMethod } from '../../shipping/shipping.rules'
import {
  listActivePromotions,
  type ActivePromotion,
} from '../../promotions/active-promotions.rules'
import { deliveryWindow, type DeliveryWindow } from '../../shipping/delivery-window.rules'
import { isPickupShipment, type Shipment } from '../model/basket-document.schemas'
import { pricingContextOf, type BasketFacts } from '../model/basket-facts'
import type { CalculatedBasket } from '../model/calculated-basket'
import { shipmentNotFound } from '../model/basket-problems'
import { lastShipDateOf, toPackingCalendar } from '../shipments/delivery-facts'
import { listFittingMethods } from '../calculation/fitting-methods.rules'

/**
 * Deliveries also have `c_delivery`: the arrival date if shipped now, and the dates that can be
 * requested.
 * @throws Problem 404 for an unknown shipment.
 */
export function toShippingMethodResult(
  { document, shipments }: CalculatedBasket,
  shipmentId: string,
  facts: BasketFacts,
): ShopperBasketsTypes.ShippingMethodResult {
  const found = shipments.find(({ shipment }) => shipment.shipmentId === shipmentId)
  if (!found) {
    throw shipmentNotFound(shipmentId)
  }
  const applicable = listFittingMethods(found.shipment, document, facts)
  const promotions = listActivePromotions(facts.promotions, [], pricingContextOf(facts))
  const calendar = toPackingCalendar(facts)
  const lastShipDate = lastShipDateOf(shipmentId, document, facts)
  const defaultShippingMethodId = firstMethodOf(applicable)?.id
  return {
    applicableShippingMethods: [...applicable, ...listPickups(found.shipment, facts)].map(
      (method) => ({
        ...toShippingMethod(method, shippingPriceMinor(method, found.goods), facts.currency),
        ...withDelivery(
          method.isPickup ? undefined : deliveryWindow(method, calendar, lastShipDate),
        ),
        shippingPromotions: toShippingPromotions(method.id, promotions),
      }),
    ),
    ...(defaultShippingMethodId ? { defaultShippingMethodId } : {}),
  }
}

function withDelivery(window: DeliveryWindow | undefined) {
  return window ? { c_delivery: window } : {}
}

/** While a shipment has no address, in-store pickup is offered in addition to deliveries. */
function listPickups(shipment: Shipment, { shippingMethods }: BasketFacts): ShippingMethod[] {
  if (shipment.shippingAddress || isPickupShipment(shipment)) return []
  return shippingMethods.filter(({ isPickup }) => isPickup)
}

export function toShippingMethod(
  method: ShippingMethod,
  priceMinor: number,
  currency: string,
): ShopperBasketsTypes.ShippingMethod {
  const custom = Object.entries(method.custom).map(([name, value]): [string, unknown] => [
    name.startsWith('c_') ? name : `c_${name}`,
    value,
  ])
  return {
    ...Object.fromEntries(custom),
    id: method.id,
    name: method.name,
    ...(method.description ? { description: method.description } : {}),
    price: toDecimal(priceMinor, currency),
    c_storePickupEnabled: method.isPickup,
  }
}

function toShippingPromotions(
  methodId: string,
  active: readonly ActivePromotion[],
): ShopperBasketsTypes.ShippingPromotion[] {
  return active
    .map(({ promotion }) => promotion)
    .filter(({ promotionClass }) => promotionClass === 'shipping')
    .filter(({ shippingMethodIds }) => shippingMethodIds?.includes(methodId) ?? true)
    .map(({ id, name, calloutMsg }) => ({
      promotionId: id,
      promotionName: name,
      ...(calloutMsg ? { calloutMsg } : {}),
    }))
}
