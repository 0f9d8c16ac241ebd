import { FormattedDate, FormattedDateTimeRange } from 'react-intl'
import { toDate } from '@rules/days'

const FORMAT = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const

const LONG = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const

/** Shows `2026-12-04` as `Fri, Dec 4`, or `Friday, December 4`. */
export function DayText({ day, isLong }: { day: string; isLong?: boolean }) {
  return <FormattedDate value={toDate(day)} {...(isLong ? LONG : FORMAT)} />
}

/** Shows `Tue, Dec 1 – Fri, Dec 4`; a single day if both are the same. */
export function DaysText({ from, to }: { from: string; to: string }) {
  if (from === to) return <DayText day={from} />
  return <FormattedDateTimeRange from={toDate(from)} to={toDate(to)} {...FORMAT} />
}
