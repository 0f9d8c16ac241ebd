import type { AvailabilityFacts } from './product-facts'
import { shopDay } from './shop-day'

export type Availability = 'coming-soon' | 'in-shops-only' | 'out-of-stock' | 'in-stock'

/** Stock below this, and above nothing, is low (PDP-057). */
const LOW_STOCK_LIMIT = 10

/** Coming soon, in shops only, out of stock, otherwise in stock: in that order (PDP-052). */
export function availabilityOf(facts: AvailabilityFacts, now: Date): Availability {
  if (facts.flags.includes('isComingSoon')) return 'coming-soon'
  if (facts.flags.includes('isInShopOnly')) return 'in-shops-only'
  return isOutOfStock(facts, now) ? 'out-of-stock' : 'in-stock'
}

/** Out of stock by its flag, because it cannot be ordered, or because its last day has passed. */
function isOutOfStock(facts: AvailabilityFacts, now: Date): boolean {
  return !facts.orderable || isGone(facts, now)
}

/** Sold nowhere any more, whatever is in stock: by its flag, or because its last day has passed. */
export function isGone({ flags, shipThrough }: AvailabilityFacts, now: Date): boolean {
  return (
    flags.includes('isOutOfStock') || (shipThrough !== undefined && hasPassed(shipThrough, now))
  )
}

/** Out of stock, and marked to be asked for again (PDP-076). */
export function isAwaited(facts: AvailabilityFacts, now: Date): boolean {
  return facts.flags.includes('isShowBackInStock') && availabilityOf(facts, now) === 'out-of-stock'
}

/**
 * Not out of stock, not coming soon and not shop-only (PDP-055), and something that is sold as it
 * is.
 */
export function isOrderable(facts: AvailabilityFacts, now: Date): boolean {
  return availabilityOf(facts, now) === 'in-stock' && isSoldAsItIs(facts)
}

/** A box of a shopper's own is sold filled, and its pieces only in one (PDP-012). */
export function isSoldAsItIs({ flags }: Pick<AvailabilityFacts, 'flags'>): boolean {
  return !flags.includes('isCustomMix') && !flags.includes('isCustomMixPiece')
}

export function isLowStock(stock: number): boolean {
  return stock > 0 && stock < LOW_STOCK_LIMIT
}

export type BadgeKind = 'shop-only' | 'coming-soon' | 'out-of-stock' | 'own'

/** Which badge a product shows, or none: shop-only overrides all others (TILE-004). */
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

// A plain date holds to its end in the shops; a moment to the moment. What is no date limits nothing.
function hasPassed(date: string, now: Date): boolean {
  if (/^\d{4}-\d{2}-\d{2}$/.test(date)) return date < shopDay(now)
  return Date.parse(date) < now.getTime()
}
