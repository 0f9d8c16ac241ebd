import { badRequest } from '../../http/problem'
import {
  chooseDefaultMethod,
  listApplicableMethods,
  shippingPriceMinor,
  type ShippingMethod,
} from '../../shipping/shipping.rules'
import { timezoneOf, toShopTime } from '../../sites/shop-time.rules'
import { isPickupShipment, type BasketDocument } from '../basket-document.schemas'
import { findShipment, toDestination } from './shipments.rules'
import { listBlackoutDays } from './wanted-date.rules'

const DAY_MS = 86_400_000

export interface ShipNowTools {
  site: { preferences: Readonly<Record<string, unknown>> }
  shippingMethods: readonly ShippingMethod[]
  now: Date
}

/**
 * Sends a shipment out on the next working day instead of on a wanted date: `c_shipnow` names the
 * methods and the day, `c_SHIP_DUE_DATE` the day again; the wanted dates go (D2 §3). Asked for
 * once more on the same day, nothing changes.
 * @throws Problem 404 for an unknown shipment, 400 for one that is collected in a shop, or that no
 * method delivers.
 */
export function shipNow(
  document: BasketDocument,
  shipmentId: string,
  { site, shippingMethods, now }: ShipNowTools,
): BasketDocument {
  const shipment = findShipment(document, shipmentId)
  if (isPickupShipment(shipment)) throw notShippable(shipmentId, 'is collected in a shop')
  const applicable = listApplicableMethods(shippingMethods, toDestination(shipment))
  const standard = chooseDefaultMethod(applicable)
  if (!standard) throw notShippable(shipmentId, 'is delivered by no method')
  const preferred = applicable.find(({ id }) => id === shipment.shippingMethodId) ?? standard
  const date = nextShippingDay(now, site.preferences)
  const methods = {
    preferedMethod: preferred.id,
    expeditedMethod: chooseExpedited(applicable, standard).id,
    standardMethod: standard.id,
    date,
  }
  const { c_shipnow: former, ...rest } = shipment.custom
  const isKnown = isRecord(former) && former['date'] === date
  const timestamp = isKnown ? Number(former['timestamp']) : now.getTime()
  const custom = {
    ...withoutWantedDates(rest),
    c_shipnow: { ...methods, timestamp, secondaryDeliveries: [] },
    c_SHIP_DUE_DATE: date,
    c_isCalendarSelection: false,
  }
  const changed = { ...shipment, shippingMethodId: preferred.id, custom }
  const shipments = document.shipments.map((one) => (one === shipment ? changed : one))
  return { ...document, shipments }
}

/** The dearest way, which is the fastest: a method does not say how long it takes. */
function chooseExpedited(methods: readonly ShippingMethod[], standard: ShippingMethod) {
  return methods.reduce(
    (best, one) => (shippingPriceMinor(one, 0) > shippingPriceMinor(best, 0) ? one : best),
    standard,
  )
}

/** Today, by the site's clocks, or the first day after it, as `YYYY-MM-DD`, that is no weekend and no blackout. */
function nextShippingDay(now: Date, preferences: Readonly<Record<string, unknown>>): string {
  const blackouts = listBlackoutDays(preferences)
  const today = toShopTime(now, timezoneOf(preferences)).day
  for (let time = Date.parse(`${today}T00:00:00Z`); ; time += DAY_MS) {
    const day = new Date(time)
    const name = day.toISOString().slice(0, 10)
    const isWeekend = day.getUTCDay() === 0 || day.getUTCDay() === 6
    if (!isWeekend && !blackouts.has(name)) return name
  }
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function notShippable(shipmentId: string, why: string) {
  return badRequest(
    `The shipment '${shipmentId}' ${why}: it cannot be shipped now.`,
    'not-shippable',
  )
}
