import { firstMethodOf } from '../../../rules/first-shipping-method'
import { badRequest } from '../../http/problem'
import { listApplicableMethods, type ShippingMethod } from '../../shipping/shipping.rules'
import { shippingPriceMinor } from '../../shipping/shipping-price.rules'
import {
  deliveryWindow,
  firstShipDate,
  transitOf,
  type PackingCalendar,
} from '../../shipping/delivery-window.rules'
import { isPickupShipment, type BasketDocument } from '../model/basket-document.schemas'
import type { CustomProperties } from '../model/custom-properties.schemas'
import { toPackingCalendar } from './delivery-facts'
import { findShipment, toDestination } from './shipments.rules'

export interface ShipNowTools {
  site: { preferences: Readonly<Record<string, unknown>> }
  shippingMethods: readonly ShippingMethod[]
  now: Date
}

/**
 * Ships a shipment on the next working day instead of on a requested date. `c_shipnow` contains the
 * methods and the day, and the arrival dates of the alternatives (`secondaryDeliveries`);
 * `c_SHIP_DUE_DATE` is the same day; the requested dates are removed (CHK-053). Repeating the
 * request on the same day changes nothing.
 * @throws Problem 404 for an unknown shipment, 400 for a pickup shipment, or if no method delivers
 * it.
 */
export function shipNow(
  document: BasketDocument,
  shipmentId: string,
  { site, shippingMethods, now }: ShipNowTools,
): BasketDocument {
  const shipment = findShipment(document, shipmentId)
  if (isPickupShipment(shipment)) throw notShippable(shipmentId, 'is collected in a shop')
  const applicable = listApplicableMethods(shippingMethods, toDestination(shipment))
  const standard = firstMethodOf(applicable)
  if (!standard) throw notShippable(shipmentId, 'is delivered by no method')
  const preferred = applicable.find(({ id }) => id === shipment.shippingMethodId) ?? standard
  const calendar = toPackingCalendar({ preferences: site.preferences, now })
  const date = firstShipDate(preferred, calendar)
  const methods = {
    preferedMethod: preferred.id,
    expeditedMethod: chooseExpedited(applicable, standard).id,
    standardMethod: standard.id,
    date,
  }
  const { c_shipnow: former, ...rest } = shipment.custom
  const known = isRecord(former) && former['date'] === date ? former : undefined
  const timestamp = known ? Number(known['timestamp']) : now.getTime()
  const others = applicable.filter(({ id }) => id !== preferred.id)
  const secondaryDeliveries = listDeliveries(others, calendar)
  const custom = {
    ...withoutWantedDates(rest),
    c_shipnow: { ...methods, timestamp, secondaryDeliveries },
    c_SHIP_DUE_DATE: date,
    c_isCalendarSelection: false,
  }
  const changed = { ...shipment, shippingMethodId: preferred.id, custom }
  const shipments = document.shipments.map((one) => (one === shipment ? changed : one))
  return { ...document, shipments }
}

/** Parses a shipment's `c_shipnow`; undefined if the shipment is not to be shipped now. */
export function readShipNow({
  c_shipnow: shipNow,
}: CustomProperties): CustomProperties | undefined {
  return isRecord(shipNow) ? shipNow : undefined
}

/** Among equally fast methods, or if none defines delivery times, it is the most expensive one. */
function chooseExpedited(methods: readonly ShippingMethod[], standard: ShippingMethod) {
  const slowness = (method: ShippingMethod) => transitOf(method)?.max ?? Infinity
  return methods.reduce((best, one) => {
    const isDearer = shippingPriceMinor(one, []) > shippingPriceMinor(best, [])
    const isFaster = slowness(one) < slowness(best)
    return isFaster || (slowness(one) === slowness(best) && isDearer) ? one : best
  }, standard)
}

/** Returns the arrival dates of each method if shipped now. */
function listDeliveries(methods: readonly ShippingMethod[], calendar: PackingCalendar) {
  return methods.flatMap((method) => {
    const window = deliveryWindow(method, calendar)
    if (!window) return []
    const { shipDate: date, arrivesFrom, arrivesBy } = window
    return [{ method: method.id, date, arrivesFrom, arrivesBy }]
  })
}

function withoutWantedDates<Custom extends Record<string, unknown>>(custom: Custom) {
  const {
    c_DATE_WANTED: _date,
    c_dateWantedRangeStart: _start,
    c_dateWantedRangeEnd: _end,
    ...rest
  } = custom
  return rest
}

function isRecord(value: unknown): value is CustomProperties {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function notShippable(shipmentId: string, why: string) {
  return badRequest(
    `The shipment '${shipmentId}' ${why}: it cannot be shipped now.`,
    'not-shippable',
  )
}
