import { addDays, weekdayOf } from '../../rules/days'

/** Monday to Friday, numbered like `Date.getUTCDay`. */
export const BUSINESS_WEEKDAYS: readonly number[] = [1, 2, 3, 4, 5]

/** Days without dispatch or delivery, in addition to weekends, as `YYYY-MM-DD`. */
export type ClosedDays = ReadonlySet<string>

/** @param day `YYYY-MM-DD`, as in all functions below. */
export function isBusinessDay(day: string, closed: ClosedDays): boolean {
  return BUSINESS_WEEKDAYS.includes(weekdayOf(day)) && !closed.has(day)
}

/** Returns the day itself if it is a business day, otherwise the next business day. */
export function businessDayFrom(day: string, closed: ClosedDays): string {
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
