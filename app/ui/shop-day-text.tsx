import { useIntl, type IntlShape } from 'react-intl'
import { SHOP_TIME_ZONE } from '@rules/shop-day'

/**
 * Writes the day of a moment in ISO 8601 in the shop, 'October 8, 2026', whatever zone a server or
 * browser is in; in a sentence, in place of `ShopDayText`.
 */
export function writeShopDay(
  { formatDate }: IntlShape,
  moment: string | undefined,
  dateStyle: 'long' | 'medium' = 'long',
): string {
  return moment ? formatDate(moment, { dateStyle, timeZone: SHOP_TIME_ZONE }) : ''
}

export function ShopDayText({ value }: { value: string | undefined }) {
  return <>{writeShopDay(useIntl(), value)}</>
}
