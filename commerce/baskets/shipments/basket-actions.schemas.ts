import { z } from 'zod'
import { UpdateShipment } from '../model/basket-requests.schemas'

/** The maximum number of actions per request. The storefront sends two at a time. */
const MAX_ACTIONS = 20
const MAX_DATA = 50
/**
 * The maximum nesting depth. An action contains data, shipments and an address; no known action is
 * deeper.
 */
const MAX_DEPTH = 6

const Id = z.string().trim().min(1).max(256)

/** `{shipmentId, …}`, or only the id. */
const ShipmentName = z
  .union([Id, z.looseObject({ shipmentId: Id })])
  .transform((value) => (typeof value === 'string' ? value : value.shipmentId))

/**
 * By default it is removed with its contents; with `c_removeWhen` `empty` only if it contains
 * nothing at that moment, with `abandoned` only if no items are expected either (see `isAwaited`).
 */
const RemovedShipment = z
  .union([
    Id,
    z.looseObject({ shipmentId: Id, c_removeWhen: z.enum(['empty', 'abandoned']).optional() }),
  ])
  .transform((value) => {
    if (typeof value === 'string') return { shipmentId: value }
    const { shipmentId, c_removeWhen: when } = value
    return { shipmentId, ...(when && { when }) }
  })

/** Like a new shipment. If the id is missing, the next free one is used. */
const AddedShipment = z.intersection(z.object({ shipmentId: Id.optional() }), UpdateShipment)

const list = <Schema extends z.ZodType>(schema: Schema) => z.array(schema).max(MAX_DATA)

const Action = z.discriminatedUnion('type', [
  z.object({ type: z.literal('addShipments'), data: list(AddedShipment) }),
  z.object({ type: z.literal('removeShipments'), data: list(RemovedShipment) }),
  z.object({ type: z.literal('shipNow'), data: list(ShipmentName) }),
])

/**
 * Several changes of a basket's shipments in one request (MSH-021). Names may also be in snake
 * case, as in the older API.
 */
export const BasketActions = z
  .array(z.preprocess((action) => toCamelNames(action), Action))
  .max(MAX_ACTIONS)
export type BasketAction = z.output<typeof BasketActions>[number]

/** The actions in a basket update. The other members are parsed elsewhere. */
export const ActionsBody = z.looseObject({ c_actions: BasketActions.default([]) })

function toCamelNames(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value
  if (Array.isArray(value)) return value.map((one) => toCamelNames(one, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) =>
      name.startsWith('c_') ? [name, member] : [toCamelName(name), toCamelNames(member, depth + 1)],
    ),
  )
}

function toCamelName(name: string): string {
  return name.replace(/(?<=[a-z0-9])_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase())
}
