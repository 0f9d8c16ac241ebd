import { toDate } from './days'

/** Hours from 00 to 23 as in the hours of shops; `Intl` takes no `timeStyle` beside `timeZoneName`. */
const CLOCK = {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
} as const

const MOMENTS = {
  full: { year: 'numeric', month: 'short', day: 'numeric', ...CLOCK },
  near: { weekday: 'short', month: 'short', day: 'numeric', ...CLOCK },
  clock: CLOCK,
} satisfies Record<string, Intl.DateTimeFormatOptions>

const DAYS = {
  medium: { dateStyle: 'medium' },
  long: { dateStyle: 'long' },
  short: { month: 'short', day: 'numeric' },
  weekday: { weekday: 'short', month: 'short', day: 'numeric' },
  'long weekday': { weekday: 'long', month: 'long', day: 'numeric' },
  month: { month: 'long', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(key: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', options)
  formats.set(key, format)
  return format
}

/**
 * `Feb 14, 2027, 09:00 PST`; `near`: `Sun, Feb 14, 09:00 PST`; `clock`: `09:00 PST`.
 * @param iso in ISO 8601
 */
export function formatMoment(
  iso: string,
  timeZone: string,
  style: keyof typeof MOMENTS = 'full',
): string {
  const options = { ...MOMENTS[style], timeZone }
  return formatOf(`${style} ${timeZone}`, options).format(new Date(iso))
}

/**
 * A day without a time zone: `Dec 10, 2026`; `long`: `December 10, 2026`; `short`: `Dec 10`;
 * `weekday`: `Thu, Dec 10`; `long weekday`: `Thursday, December 10`; `month`: `December 2026`.
 * @param day `2026-12-10`
 */
export function formatDay(day: string, style: keyof typeof DAYS = 'medium'): string {
  return formatOf(style, { ...DAYS[style], timeZone: 'UTC' }).format(toDate(day))
}
