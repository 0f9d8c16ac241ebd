import type { ShopperBasketsTypes } from 'commerce-sdk-isomorphic'
import type { Basket, BasketAddress, ShippingMethods } from './baskets'
import { callScapi } from './transport'

export type Shipment = ShopperBasketsTypes.Shipment

export function createShipment(
  siteId: string,
  basketId: string,
  shipment: Shipment,
): Promise<Basket> {
  return callScapi(siteId, 'shopperBaskets', 'createShipmentForBasket', {
    parameters: { basketId },
    body: shipment,
  })
}

/** Gift message, gift flag and `c_` attributes of a shipment. */
export function updateShipment(
  siteId: string,
  basketId: string,
  shipmentId: string,
  changes: Shipment,
): Promise<Basket> {
  return callScapi(siteId, 'shopperBaskets', 'updateShipmentForBasket', {
    parameters: { basketId, shipmentId },
    body: changes,
  })
}

export function updateShippingAddress(
  siteId: string,
  basketId: string,
  shipmentId: string,
  address: BasketAddress,
  { useAsBilling = false } = {},
): Promise<Basket> {
  return callScapi(siteId, 'shopperBaskets', 'updateShippingAddressForShipment', {
    parameters: { basketId, shipmentId, useAsBilling },
    body: withoutEmptyCountry(address),
  })
}

// Omits an empty country, which the service refuses; without the field, the stored country remains
// (CHK-033).
function withoutEmptyCountry({ countryCode, ...address }: BasketAddress): BasketAddress {
  return countryCode ? { ...address, countryCode } : address
}

/** Returns the shipping methods available for a shipment's address, and the default one. */
export function listShippingMethods(
  siteId: string,
  basketId: string,
  shipmentId: string,
): Promise<ShippingMethods> {
  return callScapi(siteId, 'shopperBaskets', 'getShippingMethodsForShipment', {
    parameters: { basketId, shipmentId },
  })
}

export function chooseShippingMethod(
  siteId: string,
  basketId: string,
  shipmentId: string,
  shippingMethodId: string,
): Promise<Basket> {
  return callScapi(siteId, 'shopperBaskets', 'updateShippingMethodForShipment', {
    parameters: { basketId, shipmentId },
    body: { id: shippingMethodId },
  })
}
