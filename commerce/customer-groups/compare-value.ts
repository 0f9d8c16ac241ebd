import type { Condition } from './customer-group.schemas'

const DAY_MS = 86_400_000

/** Returns whether a value meets a condition; unknown operators never match. */
export function compareValue(
  value: unknown,
  { operator, values }: Pick<Condition, 'operator' | 'values'>,
  at: Date,
): boolean {
  const texts = toTexts(value)
  const byPresence = comparePresence(texts, operator)
  if (byPresence !== undefined) return byPresence
  if (texts.length === 0) return false
  return (
    compareTexts(texts, operator, values) ??
    compareNumbers(Number(texts[0]), operator, values.map(Number)) ??
    compareDays(texts[0] ?? '', operator, values, at) ??
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
  at: Date,
): boolean | undefined {
  const day = toDay(text)
  const today = toDay(at.toISOString())
  const first = toDay(values[0] ?? '')
  const last = toDay(values[1] ?? values[0] ?? '')
  const count = Number(values[0])
  if (Number.isNaN(day)) return undefined
  if (operator === 'is-on') return day === first
  if (operator === 'is-after') return day > first
  if (operator === 'is-before') return day < first
  if (operator === 'is-in-range') return first <= day && day <= last
  if (operator === 'is-not-in-range') return day < first || day > last
  if (operator === 'is-today') return day === today
  if (operator === 'is-tomorrow') return day === today + 1
  if (operator === 'is-yesterday') return day === today - 1
  if (operator === 'is-in-the-last-x-days') return today - count <= day && day <= today
  if (operator === 'is-not-in-the-last-x-days') return day < today - count || day > today
  if (operator === 'is-in-the-next-x-days') return today <= day && day <= today + count
  if (operator === 'is-not-in-the-next-x-days') return day < today || day > today + count
  return comparePeriod(text, operator, values[0] ?? '', at)
}

const toDay = (text: string): number => Math.floor(Date.parse(text) / DAY_MS)

/**
 * Compares with a calendar period (`week`, `month` or `year`): the previous, current or next one.
 * Weeks begin on Sunday.
 */
function comparePeriod(
  text: string,
  operator: string,
  period: string,
  at: Date,
): boolean | undefined {
  const offsets: Record<string, number> = {
    'is-in-the-last': -1,
    'is-in-the-current': 0,
    'is-in-the-next': 1,
  }
  const offset = offsets[operator]
  if (offset === undefined) return undefined
  return periodOf(new Date(Date.parse(text)), period) === periodOf(at, period) + offset
}

const MONTHS = 12
const DAYS = 7
// 1970 began on a Thursday
const SUNDAY_OFFSET = 4

function periodOf(date: Date, period: string): number {
  if (period === 'year') return date.getUTCFullYear()
  if (period === 'month') return date.getUTCFullYear() * MONTHS + date.getUTCMonth()
  if (period === 'week') return Math.floor((toDay(date.toISOString()) + SUNDAY_OFFSET) / DAYS)
  return NaN
}
