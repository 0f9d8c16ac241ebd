import { addDays, weekdayOf } from '../../rules/days'
import { dayOf, toShopTime } from '../sites/shop-time.rules'
import type { Condition } from './customer-group.schemas'

/** A moment, and the time zone in which its day is meant. */
interface Moment {
  at: Date
  timezone: string
}

/** Returns whether a value meets a condition; unknown operators never match. */
export function compareValue(
  value: unknown,
  { operator, values }: Pick<Condition, 'operator' | 'values'>,
  moment: Moment,
): boolean {
  const texts = toTexts(value)
  const byPresence = comparePresence(texts, operator)
  if (byPresence !== undefined) return byPresence
  if (texts.length === 0) return false
  return (
    compareTexts(texts, operator, values) ??
    compareNumbers(Number(texts[0]), operator, values.map(Number)) ??
    compareDays(texts[0] ?? '', operator, values, moment) ??
    false
  )
}

const toTexts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value])
    .filter((one) => one !== undefined && one !== null && one !== '')
    .map(String)

function comparePresence(texts: readonly string[], operator: string): boolean | undefined {
  const is = (...wanted: string[]) => wanted.includes(texts[0]?.toLowerCase() ?? '')
  if (operator === 'exists') return texts.length > 0
  if (operator === 'does-not-exist') return texts.length === 0
  if (operator === 'is-true') return is('true')
  if (operator === 'is-false') return !is('true')
  return undefined
}

function compareTexts(
  texts: readonly string[],
  operator: string,
  values: readonly string[],
): boolean | undefined {
  const any = (isLike: (text: string, value: string) => boolean) =>
    texts.some((text) => values.some((value) => isLike(text, value)))
  if (operator === 'is-equal') return any(isEqual)
  if (operator === 'is-not-equal') return !any(isEqual)
  if (operator === 'starts-with') return any((text, value) => text.startsWith(value))
  if (operator === 'ends-with') return any((text, value) => text.endsWith(value))
  if (operator === 'contains') return any((text, value) => text.includes(value))
  if (operator === 'does-not-contain') return !any((text, value) => text.includes(value))
  return undefined
}

function isEqual(text: string, value: string): boolean {
  return text === value || (text !== '' && value !== '' && Number(text) === Number(value))
}

function compareNumbers(
  number: number,
  operator: string,
  [first = NaN, last = first]: readonly number[],
): boolean | undefined {
  if (Number.isNaN(number)) return undefined
  if (operator === 'is-greater-than') return number > first
  if (operator === 'is-less-than') return number < first
  if (operator === 'is-greater-than-or-equal') return number >= first
  if (operator === 'is-less-than-or-equal') return number <= first
  if (operator === 'is-in-range') return first <= number && number <= last
  if (operator === 'is-not-in-range') return number < first || number > last
  return undefined
}

function compareDays(
  text: string,
  operator: string,
  values: readonly string[],
  { at, timezone }: Moment,
): boolean | undefined {
  const day = dayOf(text, timezone)
  if (day === undefined) return undefined
  const today = toShopTime(at, timezone).day
  const days = values.map((value) => dayOf(value, timezone))
  return (
    compareWithDays(day, operator, days) ??
    compareWithToday(day, operator, today, Number(values[0])) ??
    comparePeriod(day, operator, today, values[0] ?? '')
  )
}

function compareWithDays(
  day: string,
  operator: string,
  [first, last = first]: readonly (string | undefined)[],
): boolean | undefined {
  if (first === undefined || last === undefined) return undefined
  if (operator === 'is-on') return day === first
  if (operator === 'is-after') return day > first
  if (operator === 'is-before') return day < first
  if (operator === 'is-in-range') return first <= day && day <= last
  if (operator === 'is-not-in-range') return day < first || day > last
  return undefined
}

function compareWithToday(
  day: string,
  operator: string,
  today: string,
  count: number,
): boolean | undefined {
  if (operator === 'is-today') return day === today
  if (operator === 'is-tomorrow') return day === addDays(today, 1)
  if (operator === 'is-yesterday') return day === addDays(today, -1)
  if (!Number.isSafeInteger(count) || Math.abs(count) > MAX_DAYS) return undefined
  const isPast = addDays(today, -count) <= day && day <= today
  const isNext = today <= day && day <= addDays(today, count)
  if (operator === 'is-in-the-last-x-days') return isPast
  if (operator === 'is-not-in-the-last-x-days') return !isPast
  if (operator === 'is-in-the-next-x-days') return isNext
  if (operator === 'is-not-in-the-next-x-days') return !isNext
  return undefined
}

const OFFSETS: Readonly<Record<string, number>> = {
  'is-in-the-last': -1,
  'is-in-the-current': 0,
  'is-in-the-next': 1,
}

/** Weeks begin on Sunday. */
function comparePeriod(
  day: string,
  operator: string,
  today: string,
  period: string,
): boolean | undefined {
  const offset = OFFSETS[operator]
  if (offset === undefined) return undefined
  if (period === 'week') return weekOf(day) === addDays(weekOf(today), offset * DAYS)
  return periodOf(day, period) === periodOf(today, period) + offset
}

// about a thousand years, within which days have four-digit years
const MAX_DAYS = 365_000
const MONTHS = 12
const DAYS = 7

// the Sunday with which it begins
const weekOf = (day: string) => addDays(day, -weekdayOf(day))

function periodOf(day: string, period: string): number {
  const [year = NaN, month = NaN] = day.split('-').map(Number)
  if (period === 'year') return year
  if (period === 'month') return year * MONTHS + month
  return NaN
}
