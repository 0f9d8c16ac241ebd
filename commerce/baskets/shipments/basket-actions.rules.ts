import { isDeepStrictEqual } from 'node:util'
import { badRequest } from '../../http/problem'
import {
  createShipment,
  DEFAULT_SHIPMENT_ID,
  isPickupShipment,
  type BasketDocument,
  type Shipment,
} from '../model/basket-document.schemas'
import { toAddress } from './address.rules'
import { holdsSomething, isAwaited } from './awaited-shipments.rules'
import type { BasketAction } from './basket-actions.schemas'
import { withShipmentId } from './with-shipment-id'
import { freeShipmentId } from './free-shipment-id'
import { shipNow, type ShipNowTools } from './ship-now.rules'
import { addShipment, removeShipment, updateShipment } from './shipments.rules'

export type ActionTools = ShipNowTools

type AddedShipment = Extract<BasketAction, { type: 'addShipments' }>['data'][number]
type RemovedShipment = Extract<BasketAction, { type: 'removeShipments' }>['data'][number]

/**
 * Repeating a request after a lost response changes nothing more: an existing shipment is not added
 * again, and removing an already removed one succeeds.
 * @throws Problem 400 `shipment-exists` when the id belongs to another recipient, or as
 * `addShipment`; 404 when the shipment to be shipped now does not exist.
 */
export function applyBasketActions(
  document: BasketDocument,
  actions: readonly BasketAction[],
  tools: ActionTools,
): BasketDocument {
  return actions.reduce((current, action) => applyAction(current, action, tools), document)
}

function applyAction(
  document: BasketDocument,
  action: BasketAction,
  tools: ActionTools,
): BasketDocument {
  let changed = document
  if (action.type === 'addShipments') {
    for (const shipment of action.data) {
      const before = changed
      changed = withShipmentId(shipment.shipmentId, () => addRecipient(before, shipment, tools))
    }
    return changed
  }
  if (action.type === 'removeShipments') {
    for (const removal of action.data) changed = removeRecipient(changed, removal, tools.now)
    return changed
  }
  for (const shipmentId of action.data) changed = shipNow(changed, shipmentId, tools)
  return changed
}

function addRecipient(
  document: BasketDocument,
  { shipmentId: wantedId, ...request }: AddedShipment,
  { shippingMethods }: ActionTools,
): BasketDocument {
  const known = document.shipments.find((shipment) =>
    wantedId === undefined
      ? isBlank(shipment, document, false) && isSameRecipient(shipment, request)
      : shipment.shipmentId === wantedId,
  )
  const shipmentId = known?.shipmentId ?? wantedId ?? freeShipmentId(document.shipments)
  if (!known) return addShipment(document, { ...request, shipmentId }, shippingMethods)
  if (isSameRecipient(known, request) || isBlank(known, document, true)) {
    return updateShipment(document, shipmentId, request, shippingMethods)
  }
  throw badRequest(`The basket already has a shipment '${shipmentId}'.`, 'shipment-exists')
}

/** Empties the default shipment; removes any other one with its items. */
function removeRecipient(
  document: BasketDocument,
  { shipmentId, when }: RemovedShipment,
  now: Date,
): BasketDocument {
  const shipment = document.shipments.find((one) => one.shipmentId === shipmentId)
  if (!shipment) return document
  if (when && holdsSomething(shipment, document)) return document
  if (when === 'abandoned' && isAwaited(shipment, now)) return document
  if (shipmentId !== DEFAULT_SHIPMENT_ID) return removeShipment(document, shipmentId)
  return {
    ...document,
    items: document.items.filter((item) => item.shipmentId !== shipmentId),
    shipments: document.shipments.map((shipment) =>
      shipment.shipmentId === shipmentId ? createShipment(shipmentId) : shipment,
    ),
  }
}

function isSameRecipient(
  shipment: Shipment,
  { shippingAddress, custom }: Pick<AddedShipment, 'shippingAddress' | 'custom'>,
): boolean {
  const address = shippingAddress ? toAddress(shippingAddress) : undefined
  const isSameShop = (shipment.custom.c_fromStoreId ?? '') === (custom.c_fromStoreId ?? '')
  return isSameShop && isDeepStrictEqual(toPlain(shipment.shippingAddress), toPlain(address))
}

function isBlank(shipment: Shipment, { items }: BasketDocument, withoutAddress: boolean): boolean {
  if (items.some((item) => item.shipmentId === shipment.shipmentId)) return false
  return !withoutAddress || (!shipment.shippingAddress && !isPickupShipment(shipment))
}

// an undefined member equals a missing one
function toPlain(value: unknown): unknown {
  return value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown)
}
