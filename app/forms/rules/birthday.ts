import { isDay } from '@rules/day-texts'
import { z } from 'zod'
import { shopDay } from '@rules/shop-day'

const MONTH_DAY_YEAR = /^(\d{2})\/(\d{2})\/(\d{4})$/
const YEAR_MONTH_DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const OLDEST_DAY = '1900-01-01'

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
  const day = typed.replace(MONTH_DAY_YEAR, '$3-$1-$2')
  if (day === typed) return false
  return isDay(day) && day >= OLDEST_DAY && day <= shopDay(now)
}
