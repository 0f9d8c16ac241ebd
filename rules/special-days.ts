import { isDay } from './day-texts'
import { weekdayOf } from './days'
import {
  fieldOf,
  parseJson,
  parseWeekHours,
  toSpans,
  WEEKDAYS,
  type OpeningSpan,
  type WeekHours,
} from './week-hours'

/** Days, `YYYY-MM-DD`, on which a shop has other hours than in the week. */
export interface SpecialDays {
  from: string
  /** The last day. */
  to: string
  /** Names by language; `default` is used for languages without one. */
  names: Readonly<Record<string, string>>
  /** Empty if it is closed. */
  spans: readonly OpeningSpan[]
}

export interface OpeningHours {
  /** Absent if unknown. */
  week?: WeekHours
  /** By day. */
  special: readonly SpecialDays[]
}

/** Returns the hours in the attributes of a shop; undefined if none are known. */
export function parseOpeningHours(week: unknown, special: unknown): OpeningHours | undefined {
  const hours = { week: parseWeekHours(week), special: parseSpecialDays(special) }
  return hours.week || hours.special.length > 0 ? hours : undefined
}

/**
 * Parses `[{from: '2026-11-26', to: '2026-11-26', name: 'Thanksgiving', hours: 'closed'}]`, also as
 * JSON text. `name` can be an object of names by language, `hours` a list as in the week's. What
 * cannot be read is left out.
 */
export function parseSpecialDays(value: unknown): SpecialDays[] {
  const list = typeof value === 'string' ? parseJson(value) : value
  if (!Array.isArray(list)) return []
  return list
    .flatMap((one: unknown): SpecialDays[] => {
      const from = fieldOf(one, 'from')
      const to = fieldOf(one, 'to') ?? from
      const hours = fieldOf(one, 'hours')
      if (!isDay(from) || !isDay(to) || to < from) return []
      const spans = toSpans(hours)
      if (spans.length === 0 && hours !== 'closed') return []
      return [{ from, to, names: toNames(fieldOf(one, 'name')), spans }]
    })
    .sort(byDay)
}

/** Returns how many entries a value has, including those that cannot be read; undefined if it is no list. */
export function countSpecialDays(value: unknown): number | undefined {
  const list = typeof value === 'string' ? parseJson(value) : value
  return Array.isArray(list) ? list.length : undefined
}

export const byDay = (one: { from: string }, other: { from: string }) =>
  one.from < other.from ? -1 : one.from > other.from ? 1 : 0

/** Returns what is special on a day. Of entries that overlap, the one that begins last is meant. */
export function specialOn(
  { special }: Pick<OpeningHours, 'special'>,
  day: string,
): SpecialDays | undefined {
  return special.filter(({ from, to }) => from <= day && day <= to).at(-1)
}

/** Returns the opening times on a day; undefined if unknown. */
export function spansOn(hours: OpeningHours, day: string): readonly OpeningSpan[] | undefined {
  return specialOn(hours, day)?.spans ?? hours.week?.[WEEKDAYS[weekdayOf(day)] ?? 'Sunday']
}

/** @param locale e.g. `es-US`; a name in the same language is used as well */
export function specialName({ names }: Pick<SpecialDays, 'names'>, locale: string): string {
  const language = locale.slice(0, 2)
  const related = Object.keys(names).find((one) => one.slice(0, 2) === language)
  return names[locale] ?? (related && names[related]) ?? names['default'] ?? ''
}

function toNames(name: unknown): Record<string, string> {
  if (typeof name === 'string') return name === '' ? {} : { default: name }
  if (typeof name !== 'object' || name === null || Array.isArray(name)) return {}
  const entries = Object.entries(name).filter(([, text]) => typeof text === 'string' && text !== '')
  return Object.fromEntries(entries)
}
