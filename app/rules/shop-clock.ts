import { SHOP_TIME_ZONE } from '@rules/shop-day'
import { fromZonedText, zonedText } from '@rules/zoned-time'

/** Returns the time in the shops' time zone, to the minute: `2027-02-14T09:30`. */
export function toShopTime(moment: number): string {
  return zonedText(moment, SHOP_TIME_ZONE).slice(0, 16).replace(' ', 'T')
}

/**
 * Returns the epoch milliseconds of a time in the shops' time zone; the first of two moments when
 * the clocks are set back. Undefined for an invalid time.
 */
export function fromShopTime(time: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(time)) return undefined
  const moment = fromZonedText(time, SHOP_TIME_ZONE).getTime()
  return Number.isNaN(moment) ? undefined : moment
}
