import { useIntl, type IntlShape } from 'react-intl'

/**
 * Writes the calendar date `2026-10-08` as 'October 8, 2026', the same in every time zone; in a
 * sentence, in place of `DateText`. The day of a moment: `ShopDayText`.
 */
export const writeDate = ({ formatDate }: IntlShape, value: string): string =>
  formatDate(value, { dateStyle: 'long', timeZone: 'UTC' })

export function DateText({ value }: { value: string }) {
  return <>{writeDate(useIntl(), value)}</>
}
