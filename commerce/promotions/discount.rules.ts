import { percentOf } from '../percentages'
import type { Discount, Tier } from './discount.schemas'
import type { Promotion } from './promotion.schemas'
import type { PromotionTrace, RefusalPlace } from './promotion-trace'

/**
 * Returns the cents that a discount takes off `minor`, at most `minor`. Amounts and fixed prices
 * are per piece. Discounts that do not lower a price (bonus products, shipping) return 0.
 * @param bookPriceMinor price of one piece in the discount's price book.
 */
export function discountMinor(
  discount: Discount,
  minor: number,
  pieces = 1,
  bookPriceMinor?: number,
): number {
  switch (discount.type) {
    case 'free':
      return minor
    case 'percentage':
    case 'percentage_off_options':
      return percentOf(minor, discount.percentage)
    case 'amount':
      return Math.min(minor, discount.amountMinor * pieces)
    case 'fixed_price':
      return Math.max(0, minor - discount.amountMinor * pieces)
    case 'total_fixed_price':
      return Math.max(0, minor - discount.amountMinor)
    case 'price_book_price':
      return bookPriceMinor === undefined ? 0 : Math.max(0, minor - bookPriceMinor * pieces)
    case 'bonus':
    case 'bonus_choice':
    case 'free_shipping':
    case 'fixed_shipping':
      return 0
  }
}

/** Totals of the qualifying products of a basket. */
export interface Reached {
  minor: number
  pieces: number
  /** How many complete combinations of the required products the basket has. */
  combinations: number
}

/** Returns the highest tier that is reached, or undefined. */
export function findTier(promotion: Promotion, reached: Reached): Tier | undefined {
  const value = countedValue(promotion, reached)
  return promotion.tiers
    .filter((tier) => thresholdOf(promotion, tier) <= value)
    .sort((a, b) => b.threshold - a.threshold)[0]
}

/** Traces what is missing for the lowest tier if no tier is reached. */
export function refuseTier(
  promotion: Promotion,
  reached: Reached,
  trace: PromotionTrace | undefined,
  place?: RefusalPlace,
): void {
  const { id, condition, tiers } = promotion
  if (!trace || tiers.length === 0) return
  if (reached.pieces < 0) {
    trace(id, { kind: 'no_qualifying_product' }, place)
    return
  }
  const threshold = Math.min(...tiers.map((tier) => thresholdOf(promotion, tier)))
  const value = countedValue(promotion, reached)
  trace(id, { kind: 'threshold', condition, threshold, reached: value }, place)
}

function countedValue({ condition }: Promotion, { minor, pieces, combinations }: Reached): number {
  return { amount: minor, quantity: pieces, combination: combinations }[condition]
}

function thresholdOf({ condition }: Promotion, { threshold }: Tier): number {
  return condition === 'combination' ? Math.max(1, threshold) : threshold
}
