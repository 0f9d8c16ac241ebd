import { shopDay } from '@rules/shop-day'

/** The twelve months of an expiry select, in the format of cards (PAY-029). */
export const cardMonths: readonly string[] = Array.from({ length: 12 }, (_, index) =>
  String(index + 1).padStart(2, '0'),
)

const YEARS_AHEAD = 15

/** Returns this year and the next fifteen. */
export function listCardYears(now: Date): string[] {
  return Array.from({ length: YEARS_AHEAD + 1 }, (_, index) => String(now.getFullYear() + index))
}

/**
 * Returns whether a card has expired: the first day of its expiry month is before now in the shops'
 * time zone (PAY-012). The engine has the same rule.
 * @param month 1 to 12
 */
export function isCardExpired(month: number, year: number, now: Date): boolean {
  const firstDay = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`
  return firstDay <= shopDay(now)
}
