import { formatDay, formatMoment as formatIn } from '@rules/moment-text'
import { SHOP_TIME_ZONE, shopDay } from '@rules/shop-day'

/** `Feb 14, 2027, 09:00 PST`, in the shop's time zone. @param iso in ISO 8601 */
export const formatMoment = (iso: string) => formatIn(iso, SHOP_TIME_ZONE)

/** `Fri, Nov 27, 12:00 PST`, for a moment of these weeks. */
export const formatNear = (iso: string) => formatIn(iso, SHOP_TIME_ZONE, 'near')

export function MomentText({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatMoment(iso)}</time>
}

/** A moment of these weeks; of today, only the time. */
export function NearText({ iso }: { iso: string }) {
  const isToday = shopDay(new Date(iso)) === shopDay(new Date())
  return (
    <time dateTime={iso}>{isToday ? formatIn(iso, SHOP_TIME_ZONE, 'clock') : formatNear(iso)}</time>
  )
}

type DayStyle = Parameters<typeof formatDay>[1]

export function DayText({ day, style }: { day: string; style?: DayStyle }) {
  return <time dateTime={day}>{formatDay(day, style)}</time>
}
