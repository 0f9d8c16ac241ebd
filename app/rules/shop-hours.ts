import { addDays, weekdayOf } from '@rules/days'
import { SHOP_TIME_ZONE } from '@rules/shop-day'
import { spansOn, type OpeningHours, type SpecialDays } from '@rules/special-days'
import { DAY_MINUTES, WEEKDAYS, type OpeningSpan, type Weekday } from '@rules/week-hours'
import { zonedText } from '@rules/zoned-time'

export type ShopStatus =
  | { kind: 'open'; until: string }
  | { kind: 'always-open' }
  | { kind: 'opens-today'; at: string }
  | { kind: 'opens-later'; day: Weekday; at: string }
  | { kind: 'closed' }
  | { kind: 'unknown' }

/** Whether a shop is open, and the text about its hours (SHOP-006). */
export interface WorkingTime {
  isOpen: boolean
  status: ShopStatus
}

const NOON = 12
/** Shoppers see special days so many days before. */
const DAYS_AHEAD = 28

/**
 * Returns whether a shop is open, or when it opens within the next seven days (SHOP-030). Both the
 * opening and the closing minute count as open.
 */
export function shopStatus(hours: OpeningHours | undefined, now: Date): ShopStatus {
  if (!hours) return { kind: 'unknown' }
  const { day, minute } = toShopTime(now)
  const today = spansOn(hours, day)
  const closing = [
    ...(today ?? []).filter(({ opens, closes }) => opens <= minute && minute <= closes),
    // a shop that opened yesterday may be open past midnight
    ...(spansOn(hours, addDays(day, -1)) ?? [])
      .map(({ opens, closes }) => ({ opens, closes: closes - DAY_MINUTES }))
      .filter(({ closes }) => minute <= closes),
  ].sort((one, other) => other.closes - one.closes)[0]
  if (closing) return openUntil(hours, day, closing)
  if (!today) return { kind: 'unknown' }

  const later = today.find(({ opens }) => opens > minute)
  if (later) return { kind: 'opens-today', at: toTimeText(later.opens) }
  for (let ahead = 1; ahead <= WEEKDAYS.length; ahead += 1) {
    const next = addDays(day, ahead)
    const first = spansOn(hours, next)?.[0]
    if (first) return { kind: 'opens-later', day: toWeekday(next), at: toTimeText(first.opens) }
  }
  return { kind: 'closed' }
}

/** A shop that closes at midnight and opens at the same time has not closed. */
function openUntil(hours: OpeningHours, today: string, { closes }: OpeningSpan): ShopStatus {
  let until = closes
  for (let ahead = 1; until === DAY_MINUTES; ahead += 1) {
    const next = spansOn(hours, addDays(today, ahead))?.find(({ opens }) => opens === 0)
    if (!next) break
    if (ahead === WEEKDAYS.length) return { kind: 'always-open' }
    until = next.closes
  }
  return { kind: 'open', until: toTimeText(until) }
}

export function toWorkingTime(hours: OpeningHours | undefined, now: Date): WorkingTime {
  const status = shopStatus(hours, now)
  return { isOpen: status.kind === 'open' || status.kind === 'always-open', status }
}

/** Returns the day in the shops' time zone. */
export const shopToday = (now: Date): string => toShopTime(now).day

export const toWeekday = (day: string): Weekday => WEEKDAYS[weekdayOf(day)] ?? 'Sunday'

/** Returns the special days of the next four weeks, and one whose hours end past midnight. */
export function nearDays(special: readonly SpecialDays[], now: Date): SpecialDays[] {
  const today = shopToday(now)
  const [yesterday, end] = [addDays(today, -1), addDays(today, DAYS_AHEAD)]
  return special.filter(({ from, to, spans }) => {
    const isPast = to < today
    const isLate = to === yesterday && spans.some(({ closes }) => closes > DAY_MINUTES)
    return from <= end && (!isPast || isLate)
  })
}

export function upcomingDays(special: readonly SpecialDays[], now: Date): SpecialDays[] {
  return special.filter(({ to }) => to >= shopToday(now))
}

/**
 * `1080` → `6:00 PM`. Not formatted by `Intl`, because browsers and servers use different spaces
 * before PM.
 */
export function toTimeText(minute: number): string {
  const hour = Math.floor(minute / 60) % 24
  const rest = String(minute % 60).padStart(2, '0')
  return `${hour % NOON || NOON}:${rest} ${hour < NOON ? 'AM' : 'PM'}`
}

function toShopTime(now: Date): { day: string; minute: number } {
  const [day = '', time = ''] = zonedText(now, SHOP_TIME_ZONE).split(' ')
  const [hours, minutes] = time.split(':')
  return { day, minute: Number(hours) * 60 + Number(minutes) }
}
