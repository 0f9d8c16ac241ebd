import { formatInTimeZone } from 'date-fns-tz'

const DEFAULT_TIMEZONE = 'Etc/UTC'

/** A moment by the clock on a shop's wall. */
export interface ShopTime {
  /** `2026-11-21` */
  day: string
  /** 0 is Sunday. */
  weekday: number
  /** `09:30:00` */
  time: string
  /** Minutes since midnight. */
  minute: number
}

const checked = new Map<string, boolean>()

/** The time zone that a site's preferences name; UTC where they name none that is known. */
export function timezoneOf(preferences: Readonly<Record<string, unknown>>): string {
  const preference = preferences['SiteTimezone'] ?? preferences['timezone']
  if (typeof preference !== 'string') return DEFAULT_TIMEZONE
  const isKnown = checked.get(preference) ?? isTimezone(preference)
  checked.set(preference, isKnown)
  return isKnown ? preference : DEFAULT_TIMEZONE
}

/** @param timezone one that is known, e.g. of `timezoneOf`. */
export function toShopTime(at: Date, timezone: string = DEFAULT_TIMEZONE): ShopTime {
  const [day = '', weekday, time = ''] = formatInTimeZone(
    at,
    timezone,
    'yyyy-MM-dd i HH:mm:ss',
  ).split(' ')
  const [hours, minutes] = time.split(':')
  return { day, weekday: Number(weekday) % 7, time, minute: Number(hours) * 60 + Number(minutes) }
}

/**
 * Whether a date of the merchant's has passed. A plain date holds to its end by the site's clocks, a
 * moment to the moment; what is no date limits nothing.
 */
export function hasPassed(date: unknown, at: Date, timezone: string): boolean {
  if (typeof date !== 'string') return false
  if (/^\d{4}-\d{2}-\d{2}$/.test(date)) return date < toShopTime(at, timezone).day
  return Date.parse(date) < at.getTime()
}

/** Whether it is a time zone's name, such as `America/Los_Angeles`. */
export function isTimezone(name: string): boolean {
  try {
    formatInTimeZone(0, name, 'yyyy')
    return true
  } catch {
    return false
  }
}
