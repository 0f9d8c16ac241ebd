import { fromZonedTime } from 'date-fns-tz'
import { isDay } from '@rules/day-texts'
import { addDays } from '@rules/days'
import { SHOP_TIME_ZONE } from '@rules/shop-day'

/**
 * Returns the start of a day in the shop's time zone, in ISO 8601; an empty string for an invalid
 * date.
 * @param day value of a date field, e.g. `2027-02-14`
 * @param later number of days to add
 */
export function dayToMoment(day: string, later = 0): string {
  if (!isDay(day)) return ''
  return fromZonedTime(`${addDays(day, later)}T00:00:00`, SHOP_TIME_ZONE).toISOString()
}
