import type { FastifyInstance } from 'fastify'
import { requireShopper } from '../../access/require-shopper'
import { findLocale } from '../../sites/locale'
import type { BasketService } from '../basket.service'
import type { Site } from '../../sites/site.service'
import type { BasketApi } from '../wire/basket-answer'
import { BasketParams, ShipmentParams, ShippingQuery } from './basket-params.schemas'
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
  registerShipments(app, services, api)
  registerDelivery(app, services, api)
}

function registerShipments(
  app: FastifyInstance,
  { baskets }: BasketShipmentsNeeds,
  api: BasketApi,
): void {
  const shipments = `${api.basket}/shipments`
  const shipment = `${shipments}/:shipmentId`

  app.post(shipments, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { basketId } = BasketParams.parse(request.params)
    const body = CreateShipment.parse(request.body)
    return api.send(
      reply,
      await baskets.changeBasket(shopper, basketId, (document, { shippingMethods }) =>
        addShipment(document, body, shippingMethods),
      ),
    )
  })

  app.patch(shipment, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { basketId, shipmentId } = ShipmentParams.parse(request.params)
    const body = UpdateShipment.parse(request.body)
    return api.send(
      reply,
      await baskets.changeBasket(shopper, basketId, (document, { shippingMethods }) =>
        updateShipment(document, shipmentId, body, shippingMethods),
      ),
    )
  })

  app.delete(shipment, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { basketId, shipmentId } = ShipmentParams.parse(request.params)
    return api.send(
      reply,
      await baskets.changeBasket(shopper, basketId, (document) =>
        removeShipment(document, shipmentId),
      ),
    )
  })
}

function registerDelivery(
  app: FastifyInstance,
  { baskets }: BasketShipmentsNeeds,
  api: BasketApi,
): void {
  const shipment = `${api.basket}/shipments/:shipmentId`

  app.put(`${shipment}/shipping-address`, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { basketId, shipmentId } = ShipmentParams.parse(request.params)
    const { useAsBilling, removeExternalTax } = ShippingQuery.parse(request.query)
    const body = AddressBody.parse(request.body ?? {})
    return api.send(
      reply,
      await baskets.changeBasket(shopper, basketId, (document, { shippingMethods }) =>
        dropExternalTaxes(
          setShippingAddress(document, shipmentId, body, useAsBilling, shippingMethods),
          removeExternalTax,
        ),
      ),
    )
  })

  app.put(`${shipment}/shipping-method`, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { basketId, shipmentId } = ShipmentParams.parse(request.params)
    const shippingMethod = ShippingMethodBody.parse(request.body)
    return api.send(
      reply,
      await baskets.changeBasket(shopper, basketId, (document, { shippingMethods }) =>
        updateShipment(document, shipmentId, { shippingMethod, custom: {} }, shippingMethods),
      ),
    )
  })

  app.get(`${shipment}/shipping-methods`, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { basketId, shipmentId } = ShipmentParams.parse(request.params)
    const toLocale = (site: Site) => findLocale(request, site)
    const result = await baskets.listShippingMethods(shopper, basketId, shipmentId, toLocale)
    return reply.header('cache-control', 'no-store').send(result)
  })
}
