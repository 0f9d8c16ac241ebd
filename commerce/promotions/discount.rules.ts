import type { Discount, Tier } from './discount.schemas'
import type { Promotion } from './promotion.schemas'

/**
 * Cents that a discount takes off `minor`, never more than that; amounts and fixed prices are for
 * one piece. What is not taken off a price (bonus products, shipping) takes nothing.
 * @param bookPriceMinor of one piece, in the discount's price book.
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
      return Math.round((minor * discount.percentage) / 100)
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

/** What the qualifying products of a basket come to. */
export interface Reached {
  minor: number
  pieces: number
  /** Whole combinations of what the promotion asks for. */
  combinations: number
}

/** The highest tier that is reached; undefined: none. */
export function findTier(
  { tiers, condition }: Promotion,
  { minor, pieces, combinations }: Reached,
): Tier | undefined {
  const value = { amount: minor, quantity: pieces, combination: combinations }[condition]
  const least = condition === 'combination' ? 1 : 0
  return tiers
    .filter(({ threshold }) => Math.max(least, threshold) <= value)
    .sort((a, b) => b.threshold - a.threshold)[0]
}
