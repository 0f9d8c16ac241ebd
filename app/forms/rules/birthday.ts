import { z } from 'zod'

const MONTH_DAY_YEAR = /^(\d{2})\/(\d{2})\/(\d{4})$/
const YEAR_MONTH_DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const OLDEST_YEAR = 1900

/**
 * Formats typed text as MM/DD/YYYY: `02291992` and `2/29/1992` → `02/29/1992`. Incomplete dates are
 * formatted partly; `1992-02-29`, as browsers fill it in, is reordered.
 */
export function formatBirthday(typed: string): string {
  const digits = typed
    .replace(YEAR_MONTH_DAY, '$2$3$1')
    // a single digit before a slash is the whole month or day
    .replace(/(^|\D)(\d)(?=\/)/g, (_part, before: string, digit: string) => `${before}0${digit}`)
    .replace(/\D/g, '')
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 8)]
  return parts.filter((part) => part !== '').join('/')
}

/** A date in the past, in the form MM/DD/YYYY (FORM-027). */
export const birthdayRule = z
  .string('required')
  .trim()
  .min(1, 'required')
  .refine((typed) => typed === '' || isPastDay(typed, new Date()), 'birthday')

function isPastDay(typed: string, now: Date): boolean {
  const [, month, day, year] = (MONTH_DAY_YEAR.exec(typed) ?? []).map(Number)
  if (month === undefined || day === undefined || year === undefined) return false
  const date = new Date(year, month - 1, day)
  // a Date turns the 30th of February into a day in March
  const exists = date.getMonth() === month - 1 && date.getDate() === day
  return exists && year >= OLDEST_YEAR && date <= now
}
