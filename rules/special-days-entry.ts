import { isDay } from './day-texts'
import { addDays } from './days'
import { formatDay } from './moment-text'
import { byDay, type SpecialDays } from './special-days'
import { byOpening, DAY_MINUTES, toClock } from './week-hours'
import { CLOSES_LATER, MAX_SPANS, toSpan, type ClockSpan } from './week-hours-entry'

/** As entered and stored. */
export interface EnteredSpecialDays extends Omit<SpecialDays, 'spans'> {
  /** Empty if it is closed. */
  spans: ClockSpan[]
}

export const MAX_SPECIAL_DAYS = 200
const MAX_DAYS = 366
const MAX_DAYS_AHEAD = 3 * 366

export function toEnteredSpecialDays(days: readonly SpecialDays[]): EnteredSpecialDays[] {
  return days.map(({ spans, ...one }) => ({
    ...one,
    spans: spans.map(({ opens, closes }) => ({ open: toClock(opens), close: toClock(closes) })),
  }))
}

/** Returns the form that `parseSpecialDays` reads. */
export function toStoredSpecialDays(days: readonly EnteredSpecialDays[]): string {
  const stored = [...days].sort(byDay).map(({ from, to, names, spans }) => ({
    ...{ from, to, name: names },
    hours: spans.length > 0 ? spans : 'closed',
  }))
  return JSON.stringify(stored)
}

const toSpanList = (spans: readonly ClockSpan[]) =>
  spans.flatMap(({ open, close }) => toSpan(open, close) ?? []).sort(byOpening)

/**
 * Returns what is wrong with one entry; undefined if it is valid.
 * @param today in the shops' time zone
 */
export function findFaultOfEntry(
  { from, to, spans }: EnteredSpecialDays,
  today: string,
): string | undefined {
  if (!isDay(from)) return `There is no day ${from || 'without a date'}.`
  if (!isDay(to)) return `There is no day ${to || 'without a date'}.`
  if (to < from) return `The last day, ${formatDay(to)}, is before the first, ${formatDay(from)}.`
  if (to < today) return `${formatDay(to)} has passed.`
  if (addDays(from, MAX_DAYS) <= to) return `${periodOf({ from, to })} is longer than a year.`
  if (addDays(today, MAX_DAYS_AHEAD) < to) return `${formatDay(to)} is more than three years ahead.`
  if (spans.length > MAX_SPANS) return `At most ${MAX_SPANS} opening times a day.`
  const times = toSpanList(spans)
  if (times.length < spans.length) return CLOSES_LATER
  // each of the days follows one with the same hours
  const [first] = times
  const all =
    first && from < to ? [...times, { ...first, opens: first.opens + DAY_MINUTES }] : times
  const isOverlapping = all.some(({ opens }, at) => opens < (all[at - 1]?.closes ?? 0))
  return isOverlapping ? 'The opening times overlap.' : undefined
}

/**
 * Returns what is wrong with all entries of a shop; undefined if they are valid. Known entries are
 * not checked one by one: they may have passed, or be imported.
 */
export function findFaultOfSpecialDays(
  days: readonly EnteredSpecialDays[],
  known: readonly EnteredSpecialDays[],
  today: string,
): string | undefined {
  if (days.length > MAX_SPECIAL_DAYS) return `At most ${MAX_SPECIAL_DAYS} special days.`
  const old = new Set(known.map(keyOf))
  const changed = days.filter((one) => !old.has(keyOf(one)))
  for (const one of changed) {
    const fault = findFaultOfEntry(one, today)
    if (fault) return fault
    const other = days.find((day) => day !== one && day.from <= one.to && one.from <= day.to)
    if (other) return `${titleOf(one)} and ${titleOf(other)} are on the same day.`
  }
  return undefined
}

/** Replaces what is entered for the days of an entry; a longer entry keeps its other days. */
export function withEntry(
  days: readonly EnteredSpecialDays[],
  entry: EnteredSpecialDays,
): EnteredSpecialDays[] {
  const others = days.flatMap((one) => {
    if (one.to < entry.from || entry.to < one.from) return [one]
    const before = one.from < entry.from && { ...one, to: addDays(entry.from, -1) }
    const after = entry.to < one.to && { ...one, from: addDays(entry.to, 1) }
    return [before, after].filter((part) => part !== false)
  })
  return [...others, entry].sort(byDay)
}

/** `Nov 26, 2026` or `Dec 24, 2026 – Dec 26, 2026`. */
export const periodOf = ({ from, to }: Pick<SpecialDays, 'from' | 'to'>) =>
  from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`

export const hoursTextOf = ({ spans }: Pick<EnteredSpecialDays, 'spans'>) =>
  spans
    .map(({ open, close }) => (open === close ? 'Open 24 hours' : `${open}–${close}`))
    .join(', ') || 'Closed'

const titleOf = ({ names, ...period }: EnteredSpecialDays) =>
  names['default'] ? `${names['default']} (${periodOf(period)})` : periodOf(period)

const keyOf = ({ from, to, spans, names }: EnteredSpecialDays) =>
  JSON.stringify([from, to, spans, Object.entries(names).sort()])
