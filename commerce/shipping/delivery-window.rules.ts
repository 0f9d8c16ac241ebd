import { addDays, weekdayOf } from '../../rules/days'
import type { ShippingMethod } from './shipping.rules'

const DAYS_AHEAD = 180

/** Monday to Friday, numbered like `Date.getUTCDay`. */
const BUSINESS_WEEKDAYS: readonly number[] = [1, 2, 3, 4, 5]

/** Days without dispatch or delivery, in addition to weekends, as `YYYY-MM-DD`. */
type ClosedDays = ReadonlySet<string>

/** The current time at the packing place, and the days without dispatch or delivery. */
export interface PackingCalendar {
  /** Today's date in the site's time zone. */
  today: string
  /** Minutes since midnight. */
  minute: number
  closed: ClosedDays
}

/** Duration of transport in business days. */
export interface Transit {
  min: number
  max: number
}

export interface Journey {
  shipDate: string
  arrivesFrom: string
  arrivesBy: string
}

export interface DeliveryWindow extends Journey {
  /** The last day that can be chosen; if it is before `arrivesBy`, no day can be chosen. */
  lastDate: string
  weekdays: readonly number[]
  /** Days without delivery on these weekdays, up to `lastDate`. */
  closedDates: string[]
}

/**
 * Returns a method's duration from its attributes `transitDaysMin` and `transitDaysMax`; undefined
 * if they are missing, so that no day can be promised.
 */
export function transitOf({ custom }: Pick<ShippingMethod, 'custom'>): Transit | undefined {
  const max = readDays(custom['transitDaysMax'])
  const min = readDays(custom['transitDaysMin']) ?? max
  return min === undefined || max === undefined || min > max ? undefined : { min, max }
}

/**
 * Returns the first possible day of dispatch: today before the method's `orderCutoff` (`11:00`),
 * otherwise the next business day.
 */
export function firstShipDate(
  { custom }: Pick<ShippingMethod, 'custom'>,
  { today, minute, closed }: PackingCalendar,
): string {
  const cutoff = readMinute(custom['orderCutoff'])
  const isTooLate = cutoff !== undefined && minute >= cutoff
  return businessDayFrom(isTooLate ? addDays(today, 1) : today, closed)
}

/** Returns the arrival of a shipment that leaves on `shipDate`. */
export function journeyFrom(shipDate: string, { min, max }: Transit, closed: ClosedDays): Journey {
  return {
    shipDate,
    arrivesFrom: addBusinessDays(shipDate, min, closed),
    arrivesBy: addBusinessDays(shipDate, max, closed),
  }
}

/** Returns the latest dispatch that arrives by the wanted date, and its arrival. */
export function journeyTo(wantedDate: string, transit: Transit, closed: ClosedDays): Journey {
  return journeyFrom(addBusinessDays(wantedDate, -transit.max, closed), transit, closed)
}

/**
 * @param lastShipDate the last day on which the goods can be sent; if absent, there is no limit.
 * @returns undefined if the method does not define its duration.
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

// numbers in archives may be text
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

/** @param day `YYYY-MM-DD`, as in all functions below. */
export function isBusinessDay(day: string, closed: ClosedDays): boolean {
  return BUSINESS_WEEKDAYS.includes(weekdayOf(day)) && !closed.has(day)
}

/** Returns the day itself if it is a business day, otherwise the next business day. */
function businessDayFrom(day: string, closed: ClosedDays): string {
  return isBusinessDay(day, closed) ? day : addBusinessDays(day, 1, closed)
}

/** Returns the business day that is `count` business days later; a negative count goes back. */
export function addBusinessDays(day: string, count: number, closed: ClosedDays): string {
  let found = day
  for (let left = Math.abs(count); left > 0;) {
    found = addDays(found, Math.sign(count))
    if (isBusinessDay(found, closed)) left -= 1
  }
  return found
}
