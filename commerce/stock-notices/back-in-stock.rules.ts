import { isOn } from '../custom-flag'
import { hasPassed } from '../sites/shop-time.rules'

interface Stock {
  ats: number
  orderable: boolean
}

/** By which a merchant stops a product from being sold, whatever is counted (PDP-054). */
const HELD_BACK = ['isOutOfStock', 'isComingSoon', 'isInShopOnly']

/**
 * Whether somebody who waits for a product could buy it now: there is stock, and neither a flag nor
 * its last shipping day stands against it. By stock alone a mail would promise what the product
 * page refuses.
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
