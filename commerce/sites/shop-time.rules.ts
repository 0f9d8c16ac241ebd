import { attributeDay, isDay } from '../../rules/day-texts'
import { weekdayOf } from '../../rules/days'
import { zonedText } from '../../rules/zoned-time'

const DEFAULT_TIMEZONE = 'Etc/UTC'

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
  const [day = '', time = ''] = zonedText(at, timezone).split(' ')
  const [hours, minutes] = time.split(':')
  return { day, weekday: weekdayOf(day), time, minute: Number(hours) * 60 + Number(minutes) }
}

/**
 * Returns the day of an attribute's value, a date or a moment, in a time zone, `2026-11-21`;
 * undefined if it cannot be read.
 */
export function dayOf(text: string, timezone: string): string | undefined {
  const day = attributeDay(text)
  if (day !== undefined) return day
  const time = Date.parse(text)
  return Number.isNaN(time) ? undefined : toShopTime(new Date(time), timezone).day
}

/** A plain day begins in the site's time zone; an invalid date never comes. */
export function hasBegun(date: string, at: Date, timezone: string): boolean {
  return isDay(date) ? date <= toShopTime(at, timezone).day : Date.parse(date) <= at.getTime()
}

/**
 * A plain day ends in the site's time zone, and a moment is the first at which it is over; an
 * invalid date never comes.
 */
export function hasEnded(date: string, at: Date, timezone: string): boolean {
  return isDay(date) ? date < toShopTime(at, timezone).day : Date.parse(date) <= at.getTime()
}

/** Like `hasEnded`, for the value of an attribute: midnight UTC means the day. */
export function hasPassed(date: unknown, at: Date, timezone: string): boolean {
  return typeof date === 'string' && hasEnded(attributeDay(date) ?? date, at, timezone)
}

/** Returns whether a text is the name of a time zone, such as `America/Los_Angeles`. */
export function isTimezone(name: string): boolean {
  try {
    zonedText(0, name)
    return true
  } catch {
    return false
  }
}
