const DAY_MS = 86_400_000

/**
 * Days as `YYYY-MM-DD`: without time and zone, so that a day stays the same day wherever it is read.
 * As texts they compare as days do.
 */
export function addDays(day: string, count: number): string {
  return toDay(toDate(day).getTime() + count * DAY_MS)
}

/** The same day of another month, or that month's last where it is shorter. */
export function addMonths(day: string, count: number): string {
  const date = toDate(day)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + count]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return toDay(Date.UTC(year, month, Math.min(date.getUTCDate(), last)))
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return toDate(day).getUTCDay()
}

/** `2026-11` of a day. */
export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** A month in weeks that begin on Sunday; undefined where a week reaches beyond the month. */
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

/** For formatting, with the time zone UTC. */
export function toDate(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

export function isDay(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(value) &&
    Number.isFinite(toDate(value).getTime())
  )
}

/** The day it is here, at a moment. */
export function localDay(moment: Date): string {
  return toDay(moment.getTime() - moment.getTimezoneOffset() * 60_000)
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
