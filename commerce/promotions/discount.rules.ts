import type { Discount, Promotion, Tier } from './promotion.schemas'

/** Cents that a discount takes off `minor`, never more than that; amounts and fixed prices are for one piece. */
export function discountMinor(discount: Discount, minor: number, pieces = 1): number {
  if (discount.type === 'free') return minor
  if (discount.type === 'percentage') return Math.round((minor * discount.percentage) / 100)
  if (discount.type === 'amount') return Math.min(minor, discount.amountMinor * pieces)
  return Math.max(0, minor - discount.amountMinor * pieces)
}

/** The highest tier that is reached; undefined: none. */
export function findTier(
  { tiers, condition }: Promotion,
  reached: { minor: number; pieces: number },
): Tier | undefined {
  const value = condition === 'quantity' ? reached.pieces : reached.minor
  return tiers
    .filter(({ threshold }) => threshold <= value)
    .sort((a, b) => b.threshold - a.threshold)[0]
}
