import {
  DAY_MINUTES,
  toClock,
  toMinute,
  toWeek,
  WEEKDAYS,
  type OpeningSpan,
  type WeekHours,
  type Weekday,
} from './week-hours'

/** A closing time up to this minute may be on the next morning; a later one is a typing error. */
const MAX_NIGHT_MINUTES = 6 * 60
export const MAX_SPANS = 4
export const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

export const CLOSES_LATER = 'A shop closes after it opens, at 06:00 of the next day at the latest.'

/** Opening hours as stored and entered: `HH:MM`. */
export interface ClockSpan {
  open: string
  close: string
}
export type WeekClocks = Record<Weekday, ClockSpan[]>

/** Converts the result of `parseWeekHours` back to clock times. */
export function toWeekClocks(hours: WeekHours): WeekClocks {
  return toWeek((day) =>
    hours[day].map(({ opens, closes }) => ({ open: toClock(opens), close: toClock(closes) })),
  )
}

/**
 * @param open opening time; this and `close` are `HH:MM`. Returns undefined if a time is invalid,
 * or both are equal.
 */
export function toSpan(open: string, close: string): OpeningSpan | undefined {
  if (!CLOCK.test(open) || !CLOCK.test(close)) return undefined
  const opens = toMinute(open)
  const closes = toMinute(close)
  if (opens === undefined || closes === undefined || opens >= DAY_MINUTES) return undefined
  if (closes > opens) return { opens, closes }
  const isNight = closes <= MAX_NIGHT_MINUTES && (closes < opens || closes === 0)
  return isNight ? { opens, closes: closes + DAY_MINUTES } : undefined
}

/** Returns an error message about the hours of a week; undefined if they are valid. */
export function findFaultOfHours(hours: WeekHours): string | undefined {
  for (const [index, day] of WEEKDAYS.entries()) {
    const spans = hours[day]
    if (spans.length > MAX_SPANS) return `${day}: at most ${MAX_SPANS} opening times a day.`
    const morning = hours[WEEKDAYS[(index + 1) % WEEKDAYS.length] ?? day][0]
    const later = morning && {
      opens: morning.opens + DAY_MINUTES,
      closes: morning.closes + DAY_MINUTES,
    }
    const all = later ? [...spans, later] : spans
    if (all.some(({ opens }, at) => opens < (all[at - 1]?.closes ?? 0))) {
      return `${day}: the opening times overlap.`
    }
  }
  return undefined
}
