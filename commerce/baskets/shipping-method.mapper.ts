import type { ShopperBasketsTypes } from 'commerce-sdk-isomorphic'
import { toDecimal } from '../money'
import {
  chooseDefaultMethod,
  listApplicableMethods,
  shippingPriceMinor,
  type ShippingMethod,
} from '../shipping/shipping.rules'
import type { CalculatedBasket } from './calculated-basket'
import { shipmentNotFound } from './basket-problems'
import { toDestination } from './shipments.rules'

/**
 * The methods that deliver a shipment, each with its price for what the shipment holds now.
 * @throws Problem 404 for an unknown shipment.
 */
export function toShippingMethodResult(
  { shipments }: CalculatedBasket,
  shipmentId: string,
  methods: readonly ShippingMethod[],
): ShopperBasketsTypes.ShippingMethodResult {
  const found = shipments.find(({ shipment }) => shipment.shipmentId === shipmentId)
  if (!found) {
    throw shipmentNotFound(shipmentId)
  }
  const applicable = listApplicableMethods(methods, toDestination(found.shipment))
  const defaultShippingMethodId = chooseDefaultMethod(applicable)?.id
  return {
    applicableShippingMethods: applicable.map((method) =>
      toShippingMethod(method, shippingPriceMinor(method, found.merchandiseMinor)),
    ),
    ...(defaultShippingMethodId ? { defaultShippingMethodId } : {}),
  }
}

/** A method with what it costs for the shipment it is offered to. */
export function toShippingMethod(
  method: ShippingMethod,
  priceMinor: number,
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
    price: toDecimal(priceMinor),
    c_storePickupEnabled: method.isPickup,
  }
}
