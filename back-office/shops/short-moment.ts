import { SHOP_TIME_ZONE } from '@rules/shop-day'

const format = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: SHOP_TIME_ZONE,
})

/** `Fri, Nov 27, 12:00`, in the shops' time zone. @param iso in ISO 8601 */
export const formatShort = (iso: string): string => format.format(new Date(iso))
