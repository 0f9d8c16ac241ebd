import { DAY_MINUTES, WEEKDAYS, type Weekday, type WeekHours } from '@rules/week-hours'
import { SHOP_TIME_ZONE } from '@rules/shop-day'

export type ShopStatus =
  | { kind: 'open'; until: string }
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

/**
 * Returns whether a shop is open, or when it opens within the next seven days (SHOP-030). Both the
 * opening and the closing minute count as open.
 */
export function shopStatus(hours: WeekHours | undefined, now: Date): ShopStatus {
  if (!hours) return { kind: 'unknown' }
  const { day, minute } = toShopTime(now)
  const closing = [
    ...hours[day].filter(({ opens, closes }) => opens <= minute && minute <= closes),
    // a shop that opened yesterday may be open past midnight
    ...hours[dayAfter(day, -1)].filter(({ closes }) => minute + DAY_MINUTES <= closes),
  ][0]
  if (closing) return { kind: 'open', until: toTimeText(closing.closes) }

  const later = hours[day].find(({ opens }) => opens > minute)
  if (later) return { kind: 'opens-today', at: toTimeText(later.opens) }
  for (let ahead = 1; ahead <= WEEKDAYS.length; ahead += 1) {
    const next = dayAfter(day, ahead)
    const first = hours[next][0]
    if (first) return { kind: 'opens-later', day: next, at: toTimeText(first.opens) }
  }
  return { kind: 'closed' }
}

export function toWorkingTime(hours: WeekHours | undefined, now: Date): WorkingTime {
  const status = shopStatus(hours, now)
  return { isOpen: status.kind === 'open', status }
}

/** Returns the weekday in the shops' time zone. */
export function shopWeekday(now: Date): Weekday {
  return toShopTime(now).day
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

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: SHOP_TIME_ZONE,
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

function toShopTime(now: Date): { day: Weekday; minute: number } {
  const parts = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]))
  const day = WEEKDAYS.find((name) => name === parts.weekday) ?? 'Sunday'
  return { day, minute: Number(parts.hour) * 60 + Number(parts.minute) }
}

function dayAfter(day: Weekday, count: number): Weekday {
  const index = (WEEKDAYS.indexOf(day) + count + WEEKDAYS.length) % WEEKDAYS.length
  return WEEKDAYS[index] ?? day
}
