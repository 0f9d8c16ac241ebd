import { z } from 'zod'
import { AddressBody, UpdateShipment } from '../baskets/basket-requests.schemas'

const MAX_SHIPMENTS = 100
const Id = z.string().trim().min(1).max(256)

/**
 * `{shipments: [{shipmentId, …}]}`, each with the fields of a shipment that may change (CHK-028).
 */
export const ShipmentUpdates = z.object({
  shipments: z
    .array(z.intersection(z.object({ shipmentId: Id }), UpdateShipment))
    .min(1)
    .max(MAX_SHIPMENTS),
})

const Place = z.object({
  c_city: z.string().optional(),
  c_stateCode: z.string().optional(),
  c_postalCode: z.string().optional(),
  c_countryCode: z.string().default('US'),
})

/** The place for the estimate, from `c_city`, `c_stateCode`, `c_postalCode` and `c_countryCode`. */
export const ShippingCostsQuery = Place.transform((place): Record<string, unknown> => ({
  city: place.c_city,
  stateCode: place.c_stateCode,
  postalCode: place.c_postalCode,
  countryCode: place.c_countryCode,
})).pipe(AddressBody)
