import { isOn } from '../custom-flag'
import { hasPassed } from '../sites/shop-time.rules'

interface Stock {
  ats: number
  orderable: boolean
}

/** Flags with which a merchant stops the sale of a product, independent of its stock (PDP-054). */
const HELD_BACK = ['isOutOfStock', 'isComingSoon', 'isInShopOnly']

/**
 * Returns whether a waiting shopper could buy the product now: it is in stock, no flag stops its
 * sale, and its last shipping day has not passed. With stock alone, a mail might offer a product
 * that cannot be bought.
 */
export function isBackInStock(
  stock: Stock | undefined,
  custom: Readonly<Record<string, unknown>>,
  now: Date,
  timezone: string,
): boolean {
  if (!stock?.orderable || stock.ats <= 0) return false
  if (HELD_BACK.some((flag) => isOn(custom[flag]))) return false
  return !hasPassed(custom['shipThrough'], now, timezone)
}
