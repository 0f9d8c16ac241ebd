import { millisecondsInDay } from 'date-fns/constants'
import { addDays } from '../../rules/days'
import { shopDay } from '../../rules/shop-day'
import { specialOn, type OpeningHours } from '../../rules/special-days'
import { PICKUP_DEFAULTS } from '../sites/site-preferences.rules'

type Preferences = Readonly<Record<string, unknown>>

interface Keeping {
  /** The last day on which the shop keeps it, `2026-12-14`. */
  keptUntil: string
  /** Null if nobody is to be reminded. */
  remindAt: Date | null
}

/** After a closing, a buyer has at least these days. */
const DAYS_AFTER_CLOSING = 3
/** No shop is closed for longer. */
const MOST_DAYS = 366

/**
 * Until when a shop keeps what is ready, and when it reminds of it; as told once, it stays. Special
 * days on which the shop is closed do not count.
 */
export function toKeeping(
  readyAt: Date,
  preferences: Preferences,
  hours: OpeningHours | undefined,
): Keeping {
  const daysOf = (name: keyof typeof PICKUP_DEFAULTS) => {
    const days = Number(preferences[name] ?? PICKUP_DEFAULTS[name])
    return Number.isInteger(days) && days >= 0 ? days : PICKUP_DEFAULTS[name]
  }
  const first = shopDay(readyAt)
  const isClosed = (day: string) => hours && specialOn(hours, day)?.spans.length === 0
  const [kept, reminder] = [daysOf('pickupKeptDays'), daysOf('pickupReminderDays')]
  const passedAfter = (days: number) => {
    let passed = 0
    for (let open = 0; open < days && passed < days + MOST_DAYS; passed += 1) {
      if (!isClosed(addDays(first, passed + 1))) open += 1
    }
    return passed
  }
  const isReminded = reminder > 0 && reminder < kept
  return {
    keptUntil: addDays(first, passedAfter(kept)),
    remindAt: isReminded
      ? new Date(readyAt.getTime() + passedAfter(reminder) * millisecondsInDay)
      : null,
  }
}

/** Until when a shop keeps what waits while it is closed, and from when on it reminds of it. */
export function keepAfterClosing(
  keptUntil: string,
  opensAt: Date,
): { keptUntil: string; remindFrom: Date } {
  const least = addDays(shopDay(opensAt), DAYS_AFTER_CLOSING)
  return {
    keptUntil: keptUntil < least ? least : keptUntil,
    remindFrom: new Date(opensAt.getTime() + millisecondsInDay),
  }
}
