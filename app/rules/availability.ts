import { attributeDay } from '@rules/day-texts'
import type { AvailabilityFacts } from './product-facts'
import { shopDay } from '@rules/shop-day'

export type Availability = 'coming-soon' | 'in-shops-only' | 'out-of-stock' | 'in-stock'

/** Stock below this and above zero is low (PDP-057). */
const LOW_STOCK_LIMIT = 10

/**
 * Returns the first that applies: coming soon, in shops only, out of stock, otherwise in stock
 * (PDP-052).
 */
export function availabilityOf(facts: AvailabilityFacts, now: Date): Availability {
  if (facts.flags.includes('isComingSoon')) return 'coming-soon'
  if (facts.flags.includes('isInShopOnly')) return 'in-shops-only'
  return isOutOfStock(facts, now) ? 'out-of-stock' : 'in-stock'
}

/**
 * Returns whether the product cannot be ordered, is flagged as out of stock, or is past its last
 * shipping day.
 */
function isOutOfStock(facts: AvailabilityFacts, now: Date): boolean {
  return !facts.orderable || isGone(facts, now)
}

/**
 * Returns whether a product is no longer sold anywhere, regardless of stock: it is flagged as out
 * of stock, or its last shipping day has passed.
 */
export function isGone({ flags, shipThrough }: AvailabilityFacts, now: Date): boolean {
  return (
    flags.includes('isOutOfStock') || (shipThrough !== undefined && hasPassed(shipThrough, now))
  )
}

/** Returns whether a product is out of stock and offers back-in-stock notices (PDP-076). */
export function isAwaited(facts: AvailabilityFacts, now: Date): boolean {
  return facts.flags.includes('isShowBackInStock') && availabilityOf(facts, now) === 'out-of-stock'
}

/**
 * Returns whether a product can be added to the basket directly: it is in stock, neither coming
 * soon nor shop-only (PDP-055), and neither a custom box nor a piece for one.
 */
export function isOrderable(facts: AvailabilityFacts, now: Date): boolean {
  return availabilityOf(facts, now) === 'in-stock' && isSoldAsItIs(facts)
}

/**
 * Returns false for a custom box, which is sold filled, and for its pieces, which are only sold in
 * a box (PDP-012).
 */
export function isSoldAsItIs({ flags }: Pick<AvailabilityFacts, 'flags'>): boolean {
  return !flags.includes('isCustomMix') && !flags.includes('isCustomMixPiece')
}

export function isLowStock(stock: number): boolean {
  return stock > 0 && stock < LOW_STOCK_LIMIT
}

export type BadgeKind = 'shop-only' | 'coming-soon' | 'out-of-stock' | 'own'

/** Returns the badge of a product, or undefined: shop-only overrides all others (TILE-004). */
export function badgeOf(
  facts: AvailabilityFacts,
  hasOwnBadge: boolean,
  now: Date,
): BadgeKind | undefined {
  if (facts.flags.includes('isInShopOnly')) return 'shop-only'
  if (facts.flags.includes('isComingSoon') && isOutOfStock(facts, now)) return 'coming-soon'
  if (isOutOfStock(facts, now)) return 'out-of-stock'
  return hasOwnBadge ? 'own' : undefined
}

// A day lasts until its end in the shops' time zone; a moment is the first at which it is over. An
// invalid date sets no limit.
function hasPassed(date: string, now: Date): boolean {
  const day = attributeDay(date)
  return day === undefined ? Date.parse(date) <= now.getTime() : day < shopDay(now)
}
