import { useIntl, type IntlShape } from 'react-intl'
import { toDate } from '@rules/days'

const FORMAT = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const

const LONG = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const

/** Writes `2026-12-04` as 'Fri, Dec 4', or 'Friday, December 4'; in a sentence, in place of `DayText`. */
export const writeDay = ({ formatDate }: IntlShape, day: string, isLong = false): string =>
  formatDate(toDate(day), isLong ? LONG : FORMAT)

/** Writes 'Tue, Dec 1 – Fri, Dec 4'; a single day if both are the same. */
export function writeDays(intl: IntlShape, from: string, to: string): string {
  if (from === to) return writeDay(intl, from)
  return intl.formatDateTimeRange(toDate(from), toDate(to), FORMAT)
}

export function DayText({ day, isLong }: { day: string; isLong?: boolean }) {
  return <>{writeDay(useIntl(), day, isLong)}</>
}
