import {
  deliveryWindow,
  firstShipDate,
  journeyFrom,
  journeyTo,
  transitOf,
  type Journey,
  type PackingCalendar,
} from '../../shipping/delivery-window.rules'
import type { ShippingMethod } from '../../shipping/shipping.rules'
import { isWarmAt } from '../../shipping/warm-season.rules'
import {
  isPickupShipment,
  type BasketDocument,
  type Shipment,
} from '../model/basket-document.schemas'
import type { CustomProperties } from '../model/custom-properties.schemas'
import type { BasketFacts } from '../model/basket-facts'
import { findFittingMethod } from '../calculation/fitting-methods.rules'
import { holdsMeltable, lastShipDateOf, toPackingCalendar } from '../shipments/delivery-facts'
import { findDateProblem } from '../shipments/date-problem.rules'
import { readShipNow } from '../shipments/ship-now.rules'
import { toDay } from '../shipments/wanted-date.rules'

/**
 * Sets the attributes of each delivered shipment that are computed from its method, requested date,
 * goods and address (CHK-021). Pickup shipments lose the arrival dates, the date problem and the ice
 * pack.
 *
 * - `c_SHIP_DUE_DATE`: the dispatch date
 * - `c_arrivesFrom`, `c_arrivesBy`: the first and the last possible day of arrival
 * - `c_dateWantedRangeStart`, `c_dateWantedRangeEnd`: the same two days, if a date was requested
 * - `c_shipnow`: updated with the current method and its first dispatch date
 * - `c_dateProblem`: the reason why the requested date cannot be met; the dates above are then absent
 * - `c_icePack`: whether the goods need an ice pack; absent if it is not known to be warm there
 *
 * For a method without delivery times, the dates that the client sent are kept.
 */
export function settleDelivery(document: BasketDocument, facts: BasketFacts): BasketDocument {
  const calendar = toPackingCalendar(facts)
  const shipments = document.shipments.map((shipment) => {
    const { c_arrivesFrom, c_arrivesBy, c_dateProblem, c_icePack, ...custom } = shipment.custom
    const isUntouched = [c_arrivesFrom, c_arrivesBy, c_dateProblem, c_icePack].every(
      (value) => value === undefined,
    )
    const bare = isUntouched ? shipment : { ...shipment, custom }
    return isPickupShipment(bare) ? bare : settleShipment(bare, { document, facts, calendar })
  })
  return { ...document, shipments }
}

interface Context {
  document: BasketDocument
  facts: BasketFacts
  calendar: PackingCalendar
}

function settleShipment(shipment: Shipment, context: Context): Shipment {
  const { document, facts, calendar } = context
  const { shipmentId, custom } = shipment
  const method = findFittingMethod(shipment, document, facts)
  const window =
    method && deliveryWindow(method, calendar, lastShipDateOf(shipmentId, document, facts))
  const problem = findDateProblem(custom, { window, calendar, now: facts.now })
  const journey = method && planJourney(custom, method, calendar)
  return {
    ...shipment,
    custom: {
      ...(problem ? { ...withoutDates(custom), c_dateProblem: problem } : toDates(custom, journey)),
      ...toShipNow(custom, method, calendar),
      ...packFor(shipment, journey ?? { arrivesBy: calendar.today }, context),
    },
  }
}

/**
 * Plans for the requested date, or for the earliest possible one; undefined for a method without
 * delivery times.
 */
function planJourney(
  custom: CustomProperties,
  method: ShippingMethod,
  calendar: PackingCalendar,
): Journey | undefined {
  const transit = transitOf(method)
  const wanted = toDay(custom.c_DATE_WANTED)
  if (!transit) return undefined
  return wanted === undefined
    ? journeyFrom(firstShipDate(method, calendar), transit, calendar.closed)
    : journeyTo(wanted, transit, calendar.closed)
}

function toDates(custom: CustomProperties, journey: Journey | undefined): CustomProperties {
  if (!journey) return custom
  const { shipDate, arrivesFrom, arrivesBy } = journey
  const range = { c_dateWantedRangeStart: arrivesFrom, c_dateWantedRangeEnd: arrivesBy }
  return {
    ...custom,
    c_SHIP_DUE_DATE: shipDate,
    c_arrivesFrom: arrivesFrom,
    c_arrivesBy: arrivesBy,
    ...(custom.c_DATE_WANTED === undefined ? {} : range),
  }
}

/** The promised date is removed when the requested date cannot be met. */
function withoutDates(custom: CustomProperties): CustomProperties {
  const {
    c_SHIP_DUE_DATE: _due,
    c_dateWantedRangeStart: _start,
    c_dateWantedRangeEnd: _end,
    ...rest
  } = custom
  return rest
}

function toShipNow(
  custom: CustomProperties,
  method: ShippingMethod | undefined,
  calendar: PackingCalendar,
): CustomProperties {
  const shipNow = readShipNow(custom)
  if (!shipNow || !method) return {}
  const date = firstShipDate(method, calendar)
  return { c_shipnow: { ...shipNow, preferedMethod: method.id, date } }
}

function packFor(
  { shipmentId, shippingAddress }: Shipment,
  { arrivesFrom, arrivesBy }: Partial<Journey>,
  { document, facts }: Context,
): CustomProperties {
  if (!document.items.some((item) => item.shipmentId === shipmentId)) return {}
  const days = [arrivesFrom, arrivesBy].flatMap((day) => day ?? [])
  if (!isWarmAt(shippingAddress ?? {}, days)) return {}
  return { c_icePack: holdsMeltable(shipmentId, document, facts) }
}
