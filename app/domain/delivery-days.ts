import { addDays, weekdayOf } from './days'

/** When a method delivers a shipment, as the service promises it (docs/adr/0026). */
export interface DeliveryWindow {
  /** When it leaves, and between which days it arrives, if sent now. */
  shipDate: string
  arrivesFrom: string
  arrivesBy: string
  /** The last day that can be requested; the first is `arrivesBy`. */
  lastDate: string
  /** Weekdays with delivery; 0 is Sunday. */
  weekdays: readonly number[]
  /** Dates without delivery on these weekdays. */
  closedDates: readonly string[]
}

/** Why a requested date cannot be met any more. */
export const DATE_PROBLEMS = ['passed', 'closed', 'too-soon', 'too-late'] as const
export type DateProblem = (typeof DATE_PROBLEMS)[number]

/** Monday to Friday: transit times are in business days. */
const BUSINESS_WEEKDAYS: readonly number[] = [1, 2, 3, 4, 5]
/** How far ahead a day can be requested. */
const DAYS_AHEAD = 180

/**
 * A window for a method that names none: it leaves on the next business day, never today, since the
 * cut-off time is not known.
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

/** Whether a day can be requested. */
export function canDeliverOn(day: string, window: DeliveryWindow): boolean {
  return (
    day >= window.arrivesBy &&
    day <= window.lastDate &&
    window.weekdays.includes(weekdayOf(day)) &&
    !window.closedDates.includes(day)
  )
}

/** The first day that can be requested; undefined: the goods are not sent that late any more. */
export function firstDeliveryDay(window: DeliveryWindow): string | undefined {
  return nextDeliveryDay(window.arrivesBy, window)
}

/** The first day that can be requested, `from` or later. */
export function nextDeliveryDay(from: string, window: DeliveryWindow): string | undefined {
  const start = from > window.arrivesBy ? from : window.arrivesBy
  for (let day = start; day <= window.lastDate; day = addDays(day, 1)) {
    if (canDeliverOn(day, window)) return day
  }
  return undefined
}
