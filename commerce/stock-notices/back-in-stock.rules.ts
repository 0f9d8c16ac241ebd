interface Stock {
  ats: number
  orderable: boolean
}

/** By which a merchant keeps a product from being sold, whatever is counted (D1 §4). */
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
): boolean {
  if (!stock?.orderable || stock.ats <= 0) return false
  if (HELD_BACK.some((flag) => custom[flag] === true || custom[flag] === 'true')) return false
  return !hasPassed(custom['shipThrough'], now)
}

// A plain date holds to its end; a moment to the moment. What is no date limits nothing.
function hasPassed(date: unknown, now: Date): boolean {
  if (typeof date !== 'string') return false
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(date)
  const end = Date.parse(isDay ? `${date}T23:59:59.999Z` : date)
  return Number.isFinite(end) && end < now.getTime()
}
