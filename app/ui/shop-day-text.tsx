import { FormattedDate } from 'react-intl'
import { SHOP_TIME_ZONE } from '@rules/shop-day'

interface ShopDayTextProps {
  /** A moment in ISO 8601. */
  value: string | undefined
  dateStyle?: 'long' | 'medium'
}

/** The day of a moment in the shop, `October 8, 2026`, whatever zone a server or browser is in. */
export function ShopDayText({ value, dateStyle = 'long' }: ShopDayTextProps) {
  if (!value) return null
  return <FormattedDate value={value} dateStyle={dateStyle} timeZone={SHOP_TIME_ZONE} />
}
