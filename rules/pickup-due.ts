import { addDays } from './days'
import { SHOP_TIME_ZONE } from './shop-day'
import { spansOn, type OpeningHours } from './special-days'
import { DAY_MINUTES, toClock, WEEKDAYS } from './week-hours'
import { fromZonedText, zonedText } from './zoned-time'

/** Minutes in which a shop is open, from the order until the pickup should be ready. */
const NEEDED_MINUTES = 120
const MINUTE_MS = 60_000
const DAYS_AHEAD = 366

const isEverOpen = ({ week, special }: OpeningHours) =>
  !week ||
  WEEKDAYS.some((day) => week[day].length > 0) ||
  special.some(({ spans }) => spans.length > 0)

const soonAfter = (placedAt: Date) => new Date(placedAt.getTime() + NEEDED_MINUTES * MINUTE_MS)

/** Returns when a pickup should be ready; days without known hours count as if it were open. */
export function pickupDueAt(placedAt: Date, hours: OpeningHours | undefined): Date {
  return possibleDueAt(placedAt, hours) ?? soonAfter(placedAt)
}

/** Like `pickupDueAt`; undefined if the shop is closed for a year. */
export function possibleDueAt(placedAt: Date, hours: OpeningHours | undefined): Date | undefined {
  if (!hours || !isEverOpen(hours)) return soonAfter(placedAt)
  const today = zonedText(placedAt, SHOP_TIME_ZONE).slice(0, 10)
  let left = NEEDED_MINUTES
  // the day before may be open past midnight
  for (let ahead = -1; ahead < DAYS_AHEAD; ahead += 1) {
    for (const [opens, closes] of openTimes(hours, addDays(today, ahead))) {
      const from = Math.max(opens, placedAt.getTime())
      const open = Math.max(0, closes - from) / MINUTE_MS
      if (open >= left) return new Date(from + left * MINUTE_MS)
      left -= open
    }
  }
  return undefined
}

/**
 * Returns the first moment from a time on at which the shop is open; the time itself if its hours
 * are unknown, undefined if it is closed for a year.
 */
export function nextOpening(from: Date, hours: OpeningHours | undefined): Date | undefined {
  if (hours && !isEverOpen(hours)) return from
  const today = zonedText(from, SHOP_TIME_ZONE).slice(0, 10)
  for (let ahead = -1; ahead < DAYS_AHEAD; ahead += 1) {
    const times = openTimes(hours, addDays(today, ahead))
    const next = times.find(([, closes]) => closes > from.getTime())
    if (next) return new Date(Math.max(next[0], from.getTime()))
  }
  return undefined
}

/** Returns when the shop opens and closes on a day, in milliseconds. */
export function openTimes(hours: OpeningHours | undefined, day: string): [number, number][] {
  const at = (minute: number) => {
    const date = addDays(day, Math.floor(minute / DAY_MINUTES))
    return fromZonedText(`${date}T${toClock(minute)}:00`, SHOP_TIME_ZONE).getTime()
  }
  const spans = (hours && spansOn(hours, day)) ?? [{ opens: 0, closes: DAY_MINUTES }]
  return spans.map(({ opens, closes }) => [at(opens), at(closes)])
}
