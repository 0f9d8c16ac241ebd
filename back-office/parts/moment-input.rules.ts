import { SHOP_TIME_ZONE } from '@rules/shop-day'
import { fromZonedText, zonedIso, zonedText } from '@rules/zoned-time'

/** `Times of America/Los Angeles.`, beside fields for times. */
export const ZONE_HINT = `Times of ${SHOP_TIME_ZONE.replaceAll('_', ' ')}.`

/**
 * Returns the value of `<input type="datetime-local">` for a timestamp: the shop's time, with
 * seconds only if they are not zero.
 */
export function toInputValue(iso: string): string {
  if (Number.isNaN(Date.parse(iso))) return ''
  return zonedText(new Date(iso), SHOP_TIME_ZONE)
    .replace(' ', 'T')
    .replace(/(:\d\d):00$/, '$1')
}

/**
 * Returns the timestamp for such an input's value, in ISO 8601 with the shop's UTC offset; '' for
 * an empty or invalid value.
 */
export function toMoment(value: string): string {
  const date = fromZonedText(value, SHOP_TIME_ZONE)
  return Number.isNaN(date.getTime()) ? '' : zonedIso(date, SHOP_TIME_ZONE)
}
