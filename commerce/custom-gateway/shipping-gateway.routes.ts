import type { FastifyInstance, FastifyReply } from 'fastify'
import { withHomeCountry } from '../../rules/home-country'
import type { BasketAnswer, BasketService } from '../baskets/basket.service'
import { UpdateShipment, AddressBody } from '../baskets/model/basket-requests.schemas'
import { updateShipment } from '../baskets/shipments/shipments.rules'
import { requireShopper } from '../access/require-shopper'
import { badRequest } from '../http/problem'
import { postalTable, toTableCode } from '../providers/address-verification/postal-table'
import { z } from 'zod'

interface Needs {
  baskets: BasketService
}

const MAX_SHIPMENTS = 100
const MAX_GIFT_MESSAGE = 150
const Id = z.string().trim().min(1).max(256)

/**
 * `{shipments: [{shipmentId, …}]}`, each with the fields of a shipment that may change (CHK-028).
 */
const ShipmentUpdates = z.object({
  shipments: z
    .array(z.intersection(z.object({ shipmentId: Id }), UpdateShipment))
    .min(1)
    .max(MAX_SHIPMENTS),
})

/** `[{shipment_id, giftMessage}]`; an empty message removes the existing one (CHK-026). */
const GiftMessages = z
  .array(
    z
      .object({
        shipment_id: Id,
        giftMessage: z.string().normalize().max(MAX_GIFT_MESSAGE).nullish(),
      })
      .transform(({ shipment_id: shipmentId, giftMessage }) => ({ shipmentId, giftMessage })),
  )
  .min(1)
  .max(MAX_SHIPMENTS)

const Place = z.object({
  c_city: z.string().optional(),
  c_stateCode: z.string().optional(),
  c_postalCode: z.string().optional(),
  c_countryCode: z.string().default('US'),
  c_isPOBox: z.enum(['true', 'false']).optional(),
})

/** The place for the estimate, from the parameters of its parts. */
const ShippingCostsQuery = Place.transform((place): Record<string, unknown> => ({
  city: place.c_city,
  stateCode: place.c_stateCode,
  postalCode: place.c_postalCode,
  countryCode: place.c_countryCode,
  ...(place.c_isPOBox === 'true' && { c_isPOBox: true }),
})).pipe(AddressBody)

const SHIPPING = '/custom/shipping/v1/organizations/:organizationId'
const SHIPPING_COSTS = '/custom/payment/v1/organizations/:organizationId/shipping-costs'

/**
 * The shipping calls of the custom gateway (CHK-026, CHK-028). They act on the shopper's open
 * basket, and respond with 404 `Missing basket` if there is none.
 */
export function registerShippingGateway(app: FastifyInstance, { baskets }: Needs): void {
  app.post(`${SHIPPING}/gift-message`, async (request, reply) => {
    const shopper = await requireShopper(request)
    const messages = GiftMessages.parse(request.body).map(({ shipmentId, giftMessage }) => ({
      shipmentId,
      changes: UpdateShipment.parse({
        gift: Boolean(giftMessage),
        giftMessage: giftMessage || null,
      }),
    }))
    const basketId = await baskets.requireOpenBasketId(shopper)
    const answer = await baskets.changeBasket(shopper, basketId, (document, { shippingMethods }) =>
      messages.reduce(
        (current, { shipmentId, changes }) =>
          updateShipment(current, shipmentId, changes, shippingMethods),
        document,
      ),
    )
    return sendShipments(reply, answer)
  })

  app.post(`${SHIPPING}/update`, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { shipments } = ShipmentUpdates.parse(request.body)
    const basketId = await baskets.requireOpenBasketId(shopper)
    const answer = await baskets.changeBasket(shopper, basketId, (document, { shippingMethods }) =>
      shipments.reduce(
        (current, { shipmentId, ...changes }) =>
          updateShipment(current, shipmentId, changes, shippingMethods),
        document,
      ),
    )
    return sendShipments(reply, answer)
  })

  // the HTTP method of the call is not documented, so both are supported
  app.route({
    method: ['GET', 'POST'],
    url: SHIPPING_COSTS,
    handler: async (request, reply) => {
      const shopper = await requireShopper(request)
      const place = await toEstimatePlace(withHomeCountry(ShippingCostsQuery.parse(request.query)))
      const estimate = await baskets.estimateShipping(shopper, place)
      return reply.header('cache-control', 'no-store').send(estimate)
    },
  })
}

function sendShipments(reply: FastifyReply, { basket }: BasketAnswer): FastifyReply {
  const { basketId, shipments } = basket
  return reply.header('cache-control', 'no-store').send({ success: true, basketId, shipments })
}

/** @throws Problem 400 `postal-code-not-found` for an unknown code. */
async function toEstimatePlace(place: AddressBody): Promise<AddressBody> {
  const { postalCode, stateCode, countryCode } = place
  if (stateCode || !postalCode || (countryCode !== 'US' && countryCode !== 'CA')) return place
  const { places } = await postalTable(countryCode)
  const found = places.get(toTableCode(countryCode, postalCode))
  if (found) return { ...place, stateCode: found.region, city: place.city || found.town }
  throw badRequest(`There is no postal code '${postalCode}'.`, 'postal-code-not-found', {
    c_field: 'c_postalCode',
  })
}
