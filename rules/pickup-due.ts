import { WEEKDAYS, type WeekHours } from './week-hours'
import { fromZonedText, zonedText } from './zoned-time'
import { SHOP_TIME_ZONE } from './shop-day'

/** Minutes in which a shop is open, from the order until the pickup should be ready. */
const NEEDED_MINUTES = 120
const MINUTE_MS = 60_000
/** No shop is closed for longer. */
const DAYS_AHEAD = 21

/** Returns when a pickup should be ready; without known hours, as if the shop were always open. */
export function pickupDueAt(placedAt: Date, hours: WeekHours | undefined): Date {
  const isEverOpen = hours && WEEKDAYS.some((day) => hours[day].length > 0)
  if (!isEverOpen) return new Date(placedAt.getTime() + NEEDED_MINUTES * MINUTE_MS)
  let left = NEEDED_MINUTES
  for (const [opens, closes] of openTimes(placedAt, hours)) {
    const from = Math.max(opens, placedAt.getTime())
    const open = Math.max(0, closes - from) / MINUTE_MS
    if (open >= left) return new Date(from + left * MINUTE_MS)
    left -= open
  }
  return new Date(placedAt.getTime() + DAYS_AHEAD * 24 * 60 * MINUTE_MS)
}

/** Returns when the shop opens and closes, in milliseconds, from the day before on. */
function openTimes(placedAt: Date, hours: WeekHours): [number, number][] {
  const today = zonedText(placedAt, SHOP_TIME_ZONE).slice(0, 10)
  const noon = Date.parse(`${today}T12:00:00Z`)
  // the day before may be open past midnight
  return Array.from({ length: DAYS_AHEAD }, (_none, index) => index - 1).flatMap((ahead) => {
    const day = new Date(noon + ahead * 24 * 60 * MINUTE_MS)
    const weekday = WEEKDAYS[day.getUTCDay()] ?? 'Sunday'
    const start = fromZonedText(`${day.toISOString().slice(0, 10)}T00:00:00`, SHOP_TIME_ZONE)
    const at = (minute: number) => start.getTime() + minute * MINUTE_MS
    return hours[weekday].map(({ opens, closes }): [number, number] => [at(opens), at(closes)])
  })
}
