import { addDays, weekdayOf } from '@rules/days'

/** The delivery dates of a shipping method, as the service promises them (docs/adr/0026). */
export interface DeliveryWindow {
  /** Ship date and arrival range if the order is shipped now. */
  shipDate: string
  arrivesFrom: string
  arrivesBy: string
  /** The last day that can be requested; the first is `arrivesBy`. */
  lastDate: string
  /** Weekdays with delivery; 0 is Sunday. */
  weekdays: readonly number[]
  /** Dates without delivery although their weekday has delivery. */
  closedDates: readonly string[]
}

/** Why a requested date can no longer be met. */
export const DATE_PROBLEMS = ['passed', 'closed', 'too-soon', 'too-late'] as const
export type DateProblem = (typeof DATE_PROBLEMS)[number]

/** Monday to Friday: transit times are in business days. */
const BUSINESS_WEEKDAYS: readonly number[] = [1, 2, 3, 4, 5]
/** How many days ahead delivery can be requested. */
const DAYS_AHEAD = 180

/**
 * Estimates the window of a method without one: the package ships on the next business day, never
 * today, because the cut-off time is unknown.
 */
export function estimateWindow(
  today: string,
  { minDays, maxDays }: { minDays: number; maxDays: number },
): DeliveryWindow {
  const shipDate = addBusinessDays(today, 1)
  return {
    shipDate,
    arrivesFrom: addBusinessDays(shipDate, minDays),
    arrivesBy: addBusinessDays(shipDate, Math.max(minDays, maxDays)),
    lastDate: addDays(today, DAYS_AHEAD),
    weekdays: BUSINESS_WEEKDAYS,
    closedDates: [],
  }
}

function addBusinessDays(from: string, count: number): string {
  let day = from
  for (let left = count; left > 0;) {
    day = addDays(day, 1)
    if (BUSINESS_WEEKDAYS.includes(weekdayOf(day))) left -= 1
  }
  return day
}

export function canDeliverOn(day: string, window: DeliveryWindow): boolean {
  return (
    day >= window.arrivesBy &&
    day <= window.lastDate &&
    window.weekdays.includes(weekdayOf(day)) &&
    !window.closedDates.includes(day)
  )
}

/** Returns the first day that can be requested; undefined if none is left. */
export function firstDeliveryDay(window: DeliveryWindow): string | undefined {
  return nextDeliveryDay(window.arrivesBy, window)
}

/** Returns the first day that can be requested, on or after `from`. */
export function nextDeliveryDay(from: string, window: DeliveryWindow): string | undefined {
  const start = from > window.arrivesBy ? from : window.arrivesBy
  for (let day = start; day <= window.lastDate; day = addDays(day, 1)) {
    if (canDeliverOn(day, window)) return day
  }
  return undefined
}
