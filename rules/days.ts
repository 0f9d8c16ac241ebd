import { millisecondsInDay } from 'date-fns/constants'

/**
 * Days are `YYYY-MM-DD`, without time and zone, so that a day is the same in every time zone. The
 * texts sort in the order of the days.
 */
export function addDays(day: string, count: number): string {
  return utcDay(toDate(day).getTime() + count * millisecondsInDay)
}

export function addMonths(day: string, count: number): string {
  const date = toDate(day)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + count]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return utcDay(Date.UTC(year, month, Math.min(date.getUTCDate(), last)))
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return toDate(day).getUTCDay()
}

/** Returns the month of a day: `2026-11`. */
export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** Splits a month into weeks that begin on Sunday; undefined for days of another month. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = `${month}-01`
  const start = addDays(first, -weekdayOf(first))
  const weeks: (string | undefined)[][] = []
  for (let day = start; day < addMonths(first, 1); day = addDays(day, 7)) {
    const week = Array.from({ length: 7 }, (_, index) => addDays(day, index))
    weeks.push(week.map((one) => (monthOf(one) === month ? one : undefined)))
  }
  return weeks
}

/** Returns midnight UTC, for calculations and for formatting in the time zone UTC. */
export function toDate(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

export function utcDay(moment: Date | number): string {
  return new Date(moment).toISOString().slice(0, 'YYYY-MM-DD'.length)
}
