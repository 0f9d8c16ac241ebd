/** Sunday first, like the weekday numbers of `Date`. */
export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

export type Weekday = (typeof WEEKDAYS)[number]

/**
 * Minutes after midnight, Pacific time. `closes` is above 1440 if the shop closes after midnight.
 */
export interface OpeningSpan {
  opens: number
  closes: number
}

/** The spans of each day, earliest first; a closed day has none. */
export type WeekHours = Readonly<Record<Weekday, readonly OpeningSpan[]>>

export const DAY_MINUTES = 24 * 60

/**
 * Parses `{days: {Monday: [{open: '10:00', close: '20:00'}], Sunday: 'closed'}}`, also as JSON
 * text. Undefined without any day.
 */
export function parseWeekHours(value: unknown): WeekHours | undefined {
  const days = fieldOf(typeof value === 'string' ? parseJson(value) : value, 'days')
  if (!WEEKDAYS.some((day) => fieldOf(days, day) !== undefined)) return undefined
  return toWeek((day) => toSpans(fieldOf(days, day)))
}

/** Returns `18:30`; also for minutes after midnight of the next day. */
export function toClock(minute: number): string {
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${pad(Math.floor(minute / 60) % 24)}:${pad(minute % 60)}`
}

export function toWeek<Value>(of: (day: Weekday) => Value): Record<Weekday, Value> {
  return {
    Sunday: of('Sunday'),
    Monday: of('Monday'),
    Tuesday: of('Tuesday'),
    Wednesday: of('Wednesday'),
    Thursday: of('Thursday'),
    Friday: of('Friday'),
    Saturday: of('Saturday'),
  }
}

export const byOpening = (one: OpeningSpan, other: OpeningSpan) => one.opens - other.opens

/** @param value spans as `{open, close}`, or the store locator's word `open24`, any other is closed */
export function toSpans(value: unknown): OpeningSpan[] {
  if (value === 'open24') return [{ opens: 0, closes: DAY_MINUTES }]
  if (!Array.isArray(value)) return []
  return value
    .flatMap((span: unknown) => {
      const opens = toMinute(fieldOf(span, 'open'))
      const closes = toMinute(fieldOf(span, 'close'))
      if (opens === undefined || closes === undefined) return []
      return [{ opens, closes: closes <= opens ? closes + DAY_MINUTES : closes }]
    })
    .sort(byOpening)
}

/** Parses `HH:MM`. */
export function toMinute(value: unknown): number | undefined {
  const match = typeof value === 'string' ? /^(\d{1,2}):(\d{2})$/.exec(value.trim()) : null
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined
}

export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
