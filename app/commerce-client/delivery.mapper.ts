import { isDay } from '@rules/day-texts'
import {
  DATE_PROBLEMS,
  estimateWindow,
  type DateProblem,
  type DeliveryWindow,
} from '@/rules/delivery-days'
import { shopDay } from '@rules/shop-day'
import { asFields, asList, asNumber, asOneOf, asText } from '@/lib/read-fields'
import { getAppConfig } from '@/site/app-config'

/** The delivery attributes of a basket's or an order's shipment (MSH-016). */
export interface DeliveryPlan {
  wantedDate?: string
  problem?: DateProblem
  isShipNow: boolean
  shipDate?: string
  arrivesFrom?: string
  arrivesBy?: string
  /** Whether an ice pack is included; undefined if the route is not warm. */
  hasIcePack?: boolean
  instructions?: string
}

type Document = Readonly<Record<string, unknown>>

export function toDeliveryPlan(shipment: Document): DeliveryPlan {
  const { c_icePack: ice, c_shipnow: shipNow } = shipment
  return {
    wantedDate: asDay(shipment.c_DATE_WANTED),
    problem: asOneOf(shipment.c_dateProblem, DATE_PROBLEMS),
    isShipNow: typeof shipNow === 'object' && shipNow !== null,
    shipDate: asDay(shipment.c_SHIP_DUE_DATE),
    arrivesFrom: asDay(shipment.c_arrivesFrom),
    arrivesBy: asDay(shipment.c_arrivesBy),
    hasIcePack: typeof ice === 'boolean' ? ice : undefined,
    instructions: asText(shipment.c_DeliveryInstructions),
  }
}

/**
 * Reads the delivery window of a shipping method. A method without delivery days has the configured
 * window; undefined if none is configured.
 */
export function toDeliveryWindow(method: Document | undefined): DeliveryWindow | undefined {
  if (method && method.c_delivery === undefined) return toConfiguredWindow()
  const fields = asFields(method?.c_delivery)
  const [shipDate, arrivesFrom, arrivesBy, lastDate] = [
    asDay(fields.shipDate),
    asDay(fields.arrivesFrom),
    asDay(fields.arrivesBy),
    asDay(fields.lastDate),
  ]
  if (!shipDate || !arrivesFrom || !arrivesBy || !lastDate) return undefined
  const weekdays = asList(fields.weekdays, asNumber)
  const closedDates = asList(fields.closedDates, asDay)
  return { shipDate, arrivesFrom, arrivesBy, lastDate, weekdays, closedDates }
}

function toConfiguredWindow(): DeliveryWindow | undefined {
  const { delivery } = getAppConfig()
  return delivery && estimateWindow(shopDay(new Date()), delivery)
}

function asDay(value: unknown): string | undefined {
  return isDay(value) ? value : undefined
}
