import { FormattedDate } from 'react-intl'
import { SHOP_TIME_ZONE } from '@domain/shop-day'

interface DateTextProps {
  /** A calendar date, `2026-10-08`, or a moment in ISO 8601, whose day in the shop is shown. */
  value: string | undefined
  dateStyle?: 'long' | 'medium'
}

/** `October 8, 2026`: the same day in every time zone of a server or browser. */
export function DateText({ value, dateStyle = 'long' }: DateTextProps) {
  if (!value) return null
  const timeZone = value.includes('T') ? SHOP_TIME_ZONE : 'UTC'
  return <FormattedDate value={value} dateStyle={dateStyle} timeZone={timeZone} />
}
