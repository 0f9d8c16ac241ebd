import { useIntl } from 'react-intl'
import { SHOP_TIME_ZONE } from '@rules/shop-day'

// `Intl` takes no `dateStyle` beside `timeZoneName`
const FORMAT = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
  timeZone: SHOP_TIME_ZONE,
} as const

/** Returns a function that formats a moment in the shops' time zone: `Feb 14, 2027, 9:30 AM PST`. */
export function useMomentText(): (moment: number) => string {
  const { formatDate } = useIntl()
  return (moment) => formatDate(moment, FORMAT)
}
