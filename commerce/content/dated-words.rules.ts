import { addDays } from '../../rules/days'
import { isDay } from '../../rules/day-texts'
import { isBody } from './content-links.rules'

/** A day that a text names, with the path of its field. */
export interface DatedWords {
  /** As in findings: `slides.0.headline`. */
  path: string
  /** As written: `Order by December 16 for Christmas`, shortened. */
  text: string
  /** Month and day; the year only if it is written. */
  month: number
  day: number
  year?: number
}

const ENGLISH =
  'january february march april may june july august september october november december'.split(' ')
const SPANISH =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  )
/** Whole names, or their first three letters with a full stop or without. */
const monthOf = (names: readonly string[]) =>
  `(${names.flatMap((name) => [name, name.slice(0, 3)]).join('|')})\\.?`
/** `December 16`, `Dec. 16th, 2026` */
const IN_ENGLISH = new RegExp(
  `\\b${monthOf(ENGLISH)} (\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? (\\d{4})\\b)?`,
  'gi',
)
/** `16 de diciembre`, `16 de dic. de 2026` */
const IN_SPANISH = new RegExp(
  `\\b(\\d{1,2}) de ${monthOf(SPANISH)}(?![a-zé])(?:,? (?:de )?(\\d{4})\\b)?`,
  'gi',
)
/** Words before a day until which something can be done: such a day is over even with its year. */
const DEADLINE = /\b(?:by|until|till|before|through|ends?|antes del|hasta el)\s*$/i
const AROUND = 60

/** Lists the days in all texts of a body, without the dates at which articles were published. */
export function listDatedWords(value: unknown, path: readonly string[] = []): DatedWords[] {
  if (typeof value === 'string')
    return datesIn(value).map((found) => ({ path: path.join('.'), ...found }))
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => listDatedWords(entry, [...path, String(index)]))
  }
  if (!isBody(value)) return []
  const { values } = value
  if (isBody(value['_meta']) && Array.isArray(values)) {
    // the languages of a text are one field
    return values.flatMap((entry) => (isBody(entry) ? listDatedWords(entry['value'], path) : []))
  }
  return Object.entries(value)
    .filter(([name]) => name !== '_meta')
    .flatMap(([name, entry]) => listDatedWords(entry, [...path, name]))
}

function datesIn(text: string): Omit<DatedWords, 'path'>[] {
  const found = (match: RegExpMatchArray, names: readonly string[], parts: readonly string[]) => {
    const [name = '', day = '', year] = parts
    const month = names.findIndex((one) => one.startsWith(name.slice(0, 3).toLowerCase())) + 1
    const isDeadline = DEADLINE.test(text.slice(0, match.index))
    // a day of a past year without such a word is part of a history: `founded on May 4, 2021`
    if (year !== undefined && !isDeadline) return []
    if (!isDay(`${year ?? 2024}-${pad(month)}-${pad(Number(day))}`)) return []
    const given = { month, day: Number(day), ...(year !== undefined && { year: Number(year) }) }
    return [{ text: excerpt(text, match), ...given }]
  }
  return [
    ...[...text.matchAll(IN_ENGLISH)].flatMap((match) =>
      found(
        match,
        ENGLISH,
        match.slice(1).filter((part) => part !== undefined),
      ),
    ),
    ...[...text.matchAll(IN_SPANISH)].flatMap((match) => {
      const [, day = '', name = '', year] = match
      return found(match, SPANISH, year === undefined ? [name, day] : [name, day, year])
    }),
  ]
}

function excerpt(text: string, { index = 0, 0: words }: RegExpMatchArray): string {
  const from = Math.max(0, index - AROUND)
  const to = Math.min(text.length, index + words.length + AROUND)
  const part = text.slice(from, to).replace(/<[^<>]*>|<[^<>]*$|^[^<>]*>/g, ' ')
  const plain = part.replace(/\s+/g, ' ').trim()
  return `${from > 0 ? '…' : ''}${plain}${to < text.length ? '…' : ''}`
}

/** For half a year, a day without a year is a past one; after that it is the coming one. */
const PAST_DAYS = 182

/**
 * Returns the days from which and until which words about a day are about the past, for a text that
 * is shown between two days; undefined if they are not.
 */
export function wrongDays(
  { month, day, year }: Pick<DatedWords, 'month' | 'day' | 'year'>,
  { from, to }: { from: string; to: string },
): { from: string; to: string } | undefined {
  const years =
    year === undefined ? [Number(from.slice(0, 4)) - 1, Number(from.slice(0, 4))] : [year]
  const spans = years.flatMap((one) => {
    const named = `${one}-${pad(month)}-${pad(day)}`
    if (!isDay(named)) return []
    const past = { from: addDays(named, 1), to: addDays(named, PAST_DAYS) }
    const span = { from: later(past.from, from), to: earlier(past.to, to) }
    return span.from < span.to ? [span] : []
  })
  return spans[0]
}

const later = (one: string, other: string) => (one > other ? one : other)
const earlier = (one: string, other: string) => (one < other ? one : other)
const pad = (part: number) => String(part).padStart(2, '0')
