import {
  addBusinessDays,
  addDays,
  businessDayFrom,
  BUSINESS_WEEKDAYS,
  type ClosedDays,
} from './business-days.rules'
import type { ShippingMethod } from './shipping.rules'

/** How far ahead a delivery day can be chosen, in days. */
const DAYS_AHEAD = 180

/** A moment as whoever packs sees it, and the days on which nothing is sent or delivered. */
export interface PackingCalendar {
  /** Today, by the site's clocks. */
  today: string
  /** Minutes since midnight. */
  minute: number
  closed: ClosedDays
}

/** Business days on the way. */
export interface Transit {
  min: number
  max: number
}

/** From the day of dispatch to the days of arrival. */
export interface Journey {
  shipDate: string
  arrivesFrom: string
  arrivesBy: string
}

/** What a method offers a shipment today: when it arrives if sent now, and which days can be wanted. */
export interface DeliveryWindow extends Journey {
  /** The last day that can be wanted; before `arrivesBy` none can. */
  lastDate: string
  /** Weekdays on which is delivered; 0 is Sunday. */
  weekdays: readonly number[]
  /** Days until `lastDate` on which is not delivered all the same. */
  closedDates: string[]
}

/**
 * How long a method takes: its attributes `transitDaysMin` and `transitDaysMax`. undefined: it does
 * not say, so that no day can be promised.
 */
export function transitOf({ custom }: Pick<ShippingMethod, 'custom'>): Transit | undefined {
  const max = readDays(custom['transitDaysMax'])
  const min = readDays(custom['transitDaysMin']) ?? max
  return min === undefined || max === undefined || min > max ? undefined : { min, max }
}

/**
 * The first day on which a shipment leaves: today, until the method's `orderCutoff` (`11:00`), else
 * the next business day.
 */
export function firstShipDate(
  { custom }: Pick<ShippingMethod, 'custom'>,
  { today, minute, closed }: PackingCalendar,
): string {
  const cutoff = readMinute(custom['orderCutoff'])
  const isTooLate = cutoff !== undefined && minute >= cutoff
  return businessDayFrom(isTooLate ? addDays(today, 1) : today, closed)
}

/** When what leaves on `shipDate` arrives. */
export function journeyFrom(shipDate: string, { min, max }: Transit, closed: ClosedDays): Journey {
  return {
    shipDate,
    arrivesFrom: addBusinessDays(shipDate, min, closed),
    arrivesBy: addBusinessDays(shipDate, max, closed),
  }
}

/**
 * When it has to leave to be there on the requested date at the latest, and when it arrives then.
 */
export function journeyTo(wantedDate: string, transit: Transit, closed: ClosedDays): Journey {
  return journeyFrom(addBusinessDays(wantedDate, -transit.max, closed), transit, closed)
}

/**
 * @param lastShipDate the last day on which the goods are sent; absent: they are sent always.
 * @returns undefined for a method that does not say how long it takes.
 */
export function deliveryWindow(
  method: Pick<ShippingMethod, 'custom'>,
  calendar: PackingCalendar,
  lastShipDate?: string,
): DeliveryWindow | undefined {
  const transit = transitOf(method)
  if (!transit) return undefined
  const { closed, today } = calendar
  const horizon = addDays(today, DAYS_AHEAD)
  const last = lastShipDate && addBusinessDays(lastShipDate, transit.max, closed)
  const lastDate = last !== undefined && last < horizon ? last : horizon
  return {
    ...journeyFrom(firstShipDate(method, calendar), transit, closed),
    lastDate,
    weekdays: BUSINESS_WEEKDAYS,
    closedDates: [...closed].filter((day) => day >= today && day <= lastDate).sort(),
  }
}

// an archive's numbers may arrive as text
function readDays(value: unknown): number | undefined {
  const days = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof days === 'number' && Number.isInteger(days) && days >= 0 && days <= 60
    ? days
    : undefined
}

function readMinute(value: unknown): number | undefined {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(String(value ?? '')) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}
