import { useIntl } from 'react-intl'
import { SHOP_TIME_ZONE } from '@/domain/shop-day'

/** Returns a function that formats a moment in the shops' time zone: `Feb 14, 2027, 9:30 AM`. */
export function useMomentText(): (moment: number) => string {
  const { formatDate } = useIntl()
  return (moment) =>
    formatDate(moment, { dateStyle: 'medium', timeStyle: 'short', timeZone: SHOP_TIME_ZONE })
}
