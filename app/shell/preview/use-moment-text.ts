import { useIntl } from 'react-intl'
import { SHOP_TIME_ZONE } from '@/domain/shop-day'

/** Writes a moment as the clocks in the shops show it: `Feb 14, 2027, 9:30 AM`. */
export function useMomentText(): (moment: number) => string {
  const { formatDate } = useIntl()
  return (moment) =>
    formatDate(moment, { dateStyle: 'medium', timeStyle: 'short', timeZone: SHOP_TIME_ZONE })
}
