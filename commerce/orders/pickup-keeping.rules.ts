import { millisecondsInDay } from 'date-fns/constants'
import { toShopTime, timezoneOf } from '../sites/shop-time.rules'
import { PICKUP_DEFAULTS } from '../sites/site-preferences.rules'

type Preferences = Readonly<Record<string, unknown>>

export interface Keeping {
  /** The last day on which the shop keeps it, `2026-12-14`. */
  keptUntil: string
  /** Null if nobody is to be reminded. */
  remindAt: Date | null
}

/** Until when a shop keeps what is ready, and when it reminds of it; as told once, it stays. */
export function toKeeping(readyAt: Date, preferences: Preferences): Keeping {
  const daysOf = (name: keyof typeof PICKUP_DEFAULTS) => {
    const days = Number(preferences[name] ?? PICKUP_DEFAULTS[name])
    return Number.isInteger(days) && days >= 0 ? days : PICKUP_DEFAULTS[name]
  }
  const after = (days: number) => new Date(readyAt.getTime() + days * millisecondsInDay)
  const [kept, reminder] = [daysOf('pickupKeptDays'), daysOf('pickupReminderDays')]
  return {
    keptUntil: toShopTime(after(kept), timezoneOf(preferences)).day,
    remindAt: reminder > 0 && reminder < kept ? after(reminder) : null,
  }
}
