import { millisecondsInMinute } from 'date-fns/constants'
import { SHOP_TIME_ZONE } from '@rules/shop-day'
import { fromZonedText, offsetAt, zonedText } from '@rules/zoned-time'

/** `Times of America/Los Angeles.`, beside fields for times. */
export const ZONE_HINT = `Times of ${SHOP_TIME_ZONE.replaceAll('_', ' ')}.`

/**
 * Returns the value of `<input type="datetime-local">` for a timestamp: the shop's time, with
 * seconds only if they are not zero.
 */
export function toInputValue(iso: string): string {
  if (Number.isNaN(Date.parse(iso))) return ''
  return shopText(new Date(iso)).replace(/(:\d\d):00$/, '$1')
}

/**
 * Returns the timestamp for such an input's value, in ISO 8601 with the shop's UTC offset; '' for
 * an empty or invalid value.
 */
export function toMoment(value: string): string {
  const date = fromZonedText(value, SHOP_TIME_ZONE)
  if (Number.isNaN(date.getTime())) return ''
  const minutes = offsetAt(date.getTime(), SHOP_TIME_ZONE) / millisecondsInMinute
  const [hour, minute] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60].map((part) =>
    String(part).padStart(2, '0'),
  )
  return `${shopText(date)}${minutes < 0 ? '-' : '+'}${hour}:${minute}`
}

const shopText = (date: Date) => zonedText(date, SHOP_TIME_ZONE).replace(' ', 'T')
