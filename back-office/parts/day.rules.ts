import { isDay } from '@rules/day-texts'
import { addDays } from '@rules/days'
import { SHOP_TIME_ZONE } from '@rules/shop-day'
import { startOfDay } from '@rules/zoned-time'

/**
 * Returns the start of a day in the shop's time zone, in ISO 8601; an empty string for an invalid
 * date.
 * @param day value of a date field, e.g. `2027-02-14`
 * @param later number of days to add
 */
export function dayToMoment(day: string, later = 0): string {
  if (!isDay(day)) return ''
  return startOfDay(addDays(day, later), SHOP_TIME_ZONE).toISOString()
}
