import type { FastifyInstance } from 'fastify'
import { requireShopper } from '../../access/require-shopper'
import { findLocale } from '../../sites/locale'
import type { BasketService } from '../basket.service'
import type { Site } from '../../sites/site.service'
import type { BasketApi } from '../wire/basket-answer'
import { BasketParams, ShipmentParams, ShippingQuery } from './basket-params.schemas'
import { createShopperChangeRoute } from './change-route'
import {
  AddressBody,
  CreateShipment,
  ShippingMethodBody,
  UpdateShipment,
} from '../model/basket-requests.schemas'
import { dropExternalTaxes } from '../calculation/external-taxes.rules'
import {
  addShipment,
  removeShipment,
  setShippingAddress,
  updateShipment,
} from '../shipments/shipments.rules'

export interface BasketShipmentsNeeds {
  baskets: BasketService
}

export function registerBasketShipments(
  app: FastifyInstance,
  services: BasketShipmentsNeeds,
  api: BasketApi,
): void {
  const shipments = `${api.basket}/shipments`
  const shipment = `${shipments}/:shipmentId`
  const change = createShopperChangeRoute(app, api, services)

  change('POST', shipments, BasketParams, (request) => {
    const body = CreateShipment.parse(request.body)
    return (document, { shippingMethods }) => addShipment(document, body, shippingMethods)
  })
  change('PATCH', shipment, ShipmentParams, (request, { shipmentId }) => {
    const body = UpdateShipment.parse(request.body)
    return (document, { shippingMethods }) =>
      updateShipment(document, shipmentId, body, shippingMethods)
  })
  change('DELETE', shipment, ShipmentParams, (_request, { shipmentId }) => {
    return (document) => removeShipment(document, shipmentId)
  })

  change('PUT', `${shipment}/shipping-address`, ShipmentParams, (request, { shipmentId }) => {
    const { useAsBilling, removeExternalTax } = ShippingQuery.parse(request.query)
    const body = AddressBody.parse(request.body ?? {})
    return (document, { shippingMethods }) =>
      dropExternalTaxes(
        setShippingAddress(document, shipmentId, body, useAsBilling, shippingMethods),
        removeExternalTax,
      )
  })
  change('PUT', `${shipment}/shipping-method`, ShipmentParams, (request, { shipmentId }) => {
    const shippingMethod = ShippingMethodBody.parse(request.body)
    return (document, { shippingMethods }) =>
      updateShipment(document, shipmentId, { shippingMethod, custom: {} }, shippingMethods)
  })

  app.get(`${shipment}/shipping-methods`, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { basketId, shipmentId } = ShipmentParams.parse(request.params)
    const toLocale = (site: Site) => findLocale(request, site)
    const result = await services.baskets.listShippingMethods(
      shopper,
      basketId,
      shipmentId,
      toLocale,
    )
    return reply.header('cache-control', 'no-store').send(result)
  })
}
