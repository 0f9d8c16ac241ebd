import { formatInTimeZone } from 'date-fns-tz'

const DEFAULT_TIMEZONE = 'Etc/UTC'

/** A point in time in a shop's time zone. */
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

/** Returns the time zone from a site's preferences; UTC if it is missing or unknown. */
export function timezoneOf(preferences: Readonly<Record<string, unknown>>): string {
  const preference = preferences['SiteTimezone'] ?? preferences['timezone']
  if (typeof preference !== 'string') return DEFAULT_TIMEZONE
  const isKnown = checked.get(preference) ?? isTimezone(preference)
  checked.set(preference, isKnown)
  return isKnown ? preference : DEFAULT_TIMEZONE
}

/** @param timezone a valid time zone, e.g. from `timezoneOf`. */
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
 * Returns whether a date set by the merchant has passed. A plain date ends with that day in the
 * site's time zone, a date with time at that time; an invalid date never passes.
 */
export function hasPassed(date: unknown, at: Date, timezone: string): boolean {
  if (typeof date !== 'string') return false
  if (/^\d{4}-\d{2}-\d{2}$/.test(date)) return date < toShopTime(at, timezone).day
  return Date.parse(date) < at.getTime()
}

/** Returns whether a text is the name of a time zone, such as `America/Los_Angeles`. */
export function isTimezone(name: string): boolean {
  try {
    formatInTimeZone(0, name, 'yyyy')
    return true
  } catch {
    return false
  }
}
