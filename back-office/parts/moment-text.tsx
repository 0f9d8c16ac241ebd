import { formatMoment as formatIn } from '@rules/moment-text'
import { SHOP_TIME_ZONE } from '@rules/shop-day'

/** `Feb 14, 2027, 9:00 AM PST`, in the shop's time zone. @param iso in ISO 8601 */
export const formatMoment = (iso: string) => formatIn(iso, SHOP_TIME_ZONE)

export function MomentText({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatMoment(iso)}</time>
}
