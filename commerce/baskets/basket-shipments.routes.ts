import type { FastifyInstance } from 'fastify'
import { requireShopper } from '../http/auth-hook'
import type { Services } from '../services'
import { BASKET, sendBasket } from './basket-answer'
import { BasketParams, ShipmentParams, ShippingQuery } from './basket-params.schemas'
import {
  AddressBody,
  CreateShipment,
  ShippingMethodBody,
  UpdateShipment,
} from './basket-requests.schemas'
import { addShipment, removeShipment, setShippingAddress, updateShipment } from './shipments.rules'

const SHIPMENTS = `${BASKET}/shipments`
const SHIPMENT = `${SHIPMENTS}/:shipmentId`

export function registerBasketShipments(app: FastifyInstance, services: Services): void {
  registerShipments(app, services)
  registerDelivery(app, services)
}

function registerShipments(app: FastifyInstance, { baskets }: Services): void {
  app.post(SHIPMENTS, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { basketId } = BasketParams.parse(request.params)
    const body = CreateShipment.parse(request.body)
    return sendBasket(
      reply,
      await baskets.changeBasket(shopper, basketId, (document, { shippingMethods }) =>
        addShipment(document, body, shippingMethods),
      ),
    )
  })

  app.patch(SHIPMENT, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { basketId, shipmentId } = ShipmentParams.parse(request.params)
    const body = UpdateShipment.parse(request.body)
    return sendBasket(
      reply,
      await baskets.changeBasket(shopper, basketId, (document, { shippingMethods }) =>
        updateShipment(document, shipmentId, body, shippingMethods),
      ),
    )
  })

  app.delete(SHIPMENT, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { basketId, shipmentId } = ShipmentParams.parse(request.params)
    return sendBasket(
      reply,
      await baskets.changeBasket(shopper, basketId, (document) =>
        removeShipment(document, shipmentId),
      ),
    )
  })
}

function registerDelivery(app: FastifyInstance, { baskets }: Services): void {
  app.put(`${SHIPMENT}/shipping-address`, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { basketId, shipmentId } = ShipmentParams.parse(request.params)
    const { useAsBilling } = ShippingQuery.parse(request.query)
    const body = AddressBody.parse(request.body ?? {})
    return sendBasket(
      reply,
      await baskets.changeBasket(shopper, basketId, (document, { shippingMethods }) =>
        setShippingAddress(document, shipmentId, body, useAsBilling, shippingMethods),
      ),
    )
  })

  app.put(`${SHIPMENT}/shipping-method`, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { basketId, shipmentId } = ShipmentParams.parse(request.params)
    const shippingMethod = ShippingMethodBody.parse(request.body)
    return sendBasket(
      reply,
      await baskets.changeBasket(shopper, basketId, (document, { shippingMethods }) =>
        updateShipment(document, shipmentId, { shippingMethod, custom: {} }, shippingMethods),
      ),
    )
  })

  app.get(`${SHIPMENT}/shipping-methods`, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { basketId, shipmentId } = ShipmentParams.parse(request.params)
    const result = await baskets.listShippingMethods(shopper, basketId, shipmentId)
    return reply.header('cache-control', 'no-store').send(result)
  })
}
