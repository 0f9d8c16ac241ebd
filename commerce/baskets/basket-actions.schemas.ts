import { z } from 'zod'
import { UpdateShipment } from './basket-requests.schemas'

/** The storefront sends two in a chunk; more are taken, up to here. */
const MAX_ACTIONS = 20
const MAX_DATA = 50

const Id = z.string().trim().min(1).max(256)

/** `{shipmentId, …}`, or the id alone. */
const ShipmentName = z
  .union([Id, z.looseObject({ shipmentId: Id })])
  .transform((value) => (typeof value === 'string' ? value : value.shipmentId))

/** As for a new shipment; without an id it is given the next free one. */
const AddedShipment = z.intersection(z.object({ shipmentId: Id.optional() }), UpdateShipment)

const list = <Schema extends z.ZodType>(schema: Schema) => z.array(schema).max(MAX_DATA)

/** Several changes of a basket's shipments in one request (D2 §7). */
export const BasketActions = z
  .array(
    z.discriminatedUnion('type', [
      z.object({ type: z.literal('addShipments'), data: list(AddedShipment) }),
      z.object({ type: z.literal('removeShipments'), data: list(ShipmentName) }),
      z.object({ type: z.literal('shipNow'), data: list(ShipmentName) }),
    ]),
  )
  .max(MAX_ACTIONS)
export type BasketAction = z.output<typeof BasketActions>[number]

/** The actions of a body that updates a basket; its other members are read elsewhere. */
export const ActionsBody = z.looseObject({ c_actions: BasketActions.default([]) })
