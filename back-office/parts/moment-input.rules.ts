import { formatInTimeZone, fromZonedTime } from 'date-fns-tz'
import { SHOP_TIME_ZONE } from '@rules/shop-day'

/** `Times of America/Los Angeles.`, beside fields for times. */
export const ZONE_HINT = `Times of ${SHOP_TIME_ZONE.replaceAll('_', ' ')}.`

/**
 * Returns the value of `<input type="datetime-local">` for a timestamp: the shop's time, with
 * seconds only if they are not zero.
 */
export function toInputValue(iso: string): string {
  if (Number.isNaN(Date.parse(iso))) return ''
  return formatInTimeZone(iso, SHOP_TIME_ZONE, "yyyy-MM-dd'T'HH:mm:ss").replace(/(:\d\d):00$/, '$1')
}

/**
 * Returns the timestamp for such an input's value, in ISO 8601 with the shop's UTC offset; '' for
 * an empty or invalid value.
 */
export function toMoment(value: string): string {
  const date = fromZonedTime(value, SHOP_TIME_ZONE)
  if (Number.isNaN(date.getTime())) return ''
  return formatInTimeZone(date, SHOP_TIME_ZONE, "yyyy-MM-dd'T'HH:mm:ssxxx")
}
