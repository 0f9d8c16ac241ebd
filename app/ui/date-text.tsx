import { FormattedDate } from 'react-intl'

/**
 * Shows the calendar date `2026-10-08` as `October 8, 2026`, the same in every time zone. The day
 * of a moment: `ShopDayText`.
 */
export function DateText({ value }: { value: string }) {
  return <FormattedDate value={value} dateStyle="long" timeZone="UTC" />
}
