import { FormattedDate, FormattedDateTimeRange } from 'react-intl'
import { toDate } from '@/domain/days'

const FORMAT = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const

const LONG = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const

/** `Fri, Dec 4` for `2026-12-04`, or `Friday, December 4`. */
export function DayText({ day, isLong }: { day: string; isLong?: boolean }) {
  return <FormattedDate value={toDate(day)} {...(isLong ? LONG : FORMAT)} />
}

/** `Tue, Dec 1 – Fri, Dec 4`; one day alone where both are the same. */
export function DaysText({ from, to }: { from: string; to: string }) {
  if (from === to) return <DayText day={from} />
  return <FormattedDateTimeRange from={toDate(from)} to={toDate(to)} {...FORMAT} />
}
