import { addDays, addMonths } from '../../rules/days'

/** A number of periods: 1 day, 2 week, 3 month, 4 year. */
export interface Interval {
  every: number
  period: number
}

const DAYS_OF_WEEK = 7
const MONTHS_OF_YEAR = 12
const WEEK = 2
const YEAR = 4

/**
 * Months are counted from the first day; if a month is too short, its last day is used: 31 January,
 * 28 February, 31 March.
 */
export function addIntervals(day: string, { every, period }: Interval, count: number): string {
  const steps = every * count
  if (period <= WEEK) return addDays(day, period === WEEK ? steps * DAYS_OF_WEEK : steps)
  return addMonths(day, period === YEAR ? steps * MONTHS_OF_YEAR : steps)
}

export function firstAfter(anchor: string, interval: Interval, after: string): string {
  let count = 1
  let day = addIntervals(anchor, interval, count)
  while (day <= after) {
    count += 1
    day = addIntervals(anchor, interval, count)
  }
  return day
}

export function isInSeries(anchor: string, interval: Interval, day: string): boolean {
  return day === anchor || (day > anchor && firstAfter(anchor, interval, addDays(day, -1)) === day)
}
