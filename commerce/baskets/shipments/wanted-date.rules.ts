import { isDay } from '../../../rules/day-texts'
import { addDays, utcDay } from '../../../rules/days'
import { badRequest } from '../../http/problem'
import type { Shipment } from '../model/basket-document.schemas'

const DATE_FIELDS = [
  'c_DATE_WANTED',
  'c_SHIP_DUE_DATE',
  'c_dateWantedRangeStart',
  'c_dateWantedRangeEnd',
] as const

/**
 * Converts a requested date, `YYYY-MM-DD…` or `MM/DD/YYYY`, to `YYYY-MM-DD`; undefined for anything
 * else.
 */
export function toDay(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const day = value
    .trim()
    .replace(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, (_all, month, date, year) =>
      [year, String(month).padStart(2, '0'), String(date).padStart(2, '0')].join('-'),
    )
  const match = /^(\d{4}-\d{2}-\d{2})(T[\d:.]+(Z|[+-]\d{2}:?\d{2})?)?$/.exec(day)?.[1]
  return isDay(match) ? match : undefined
}

/**
 * Checks the dates that a change set on a shipment. They must be real days, not in the past, and
 * not among the site's days without delivery (preference `shippingBlackoutDates`). A range must not
 * end before it starts, and the shipment must be able to meet the requested date (`c_dateProblem`).
 * @throws Problem 400 `invalid-wanted-date`, with `c_field`, and with `c_reason` if the date cannot
 * be met.
 */
export function checkWantedDates(
  before: Shipment | undefined,
  after: Shipment,
  preferences: Readonly<Record<string, unknown>>,
  now: Date,
): void {
  const earliest = earliestDay(now)
  const blackouts = listBlackoutDays(preferences)
  for (const field of DATE_FIELDS) {
    const value = after.custom[field]
    if (value === undefined || value === before?.custom[field]) continue
    const day = toDay(value)
    if (day === undefined) throw refusal(field, `${field}: not a date`)
    if (day < earliest) throw refusal(field, `${field}: ${day} has passed`)
    if (blackouts.has(day)) throw refusal(field, `${field}: nothing is delivered on ${day}`)
    if (field === 'c_DATE_WANTED') checkCanBeMet(day, after)
  }
  const start = toDay(after.custom.c_dateWantedRangeStart)
  const end = toDay(after.custom.c_dateWantedRangeEnd)
  if (start === undefined || end === undefined || start <= end) return
  throw refusal('c_dateWantedRangeEnd', 'c_dateWantedRangeEnd: before c_dateWantedRangeStart')
}

/**
 * Returns the earliest day that can be requested: yesterday in UTC, because in the shopper's time
 * zone it may still be that day.
 */
export function earliestDay(now: Date): string {
  return addDays(utcDay(now), -1)
}

/**
 * Returns the days without delivery from the preference: a list, or a text separated by commas or
 * spaces.
 */
export function listBlackoutDays(preferences: Readonly<Record<string, unknown>>): Set<string> {
  const preference = preferences['shippingBlackoutDates']
  const days = typeof preference === 'string' ? preference.split(/[\s,;]+/) : preference
  return new Set(Array.isArray(days) ? days.flatMap((day) => toDay(day) ?? []) : [])
}

const REFUSALS: Readonly<Record<string, string>> = {
  closed: 'nothing is delivered on',
  'too-soon': 'the shipping method does not arrive by',
  'too-late': 'it cannot be sent as late as for',
}

// `c_dateProblem` was computed from the method, goods and address after the change
function checkCanBeMet(day: string, { custom: { c_dateProblem: problem } }: Shipment): void {
  if (typeof problem !== 'string') return
  const detail = `c_DATE_WANTED: ${REFUSALS[problem] ?? 'not'} ${day}`
  throw badRequest(detail, 'invalid-wanted-date', { c_field: 'c_DATE_WANTED', c_reason: problem })
}

function refusal(field: string, detail: string) {
  return badRequest(detail, 'invalid-wanted-date', { c_field: field })
}
