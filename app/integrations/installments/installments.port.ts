/** The provider's promotion that the product page shows. */
export const PLACEMENT = 'credit-promotion-auto-size'

/** Converts a price to minor units, as the provider expects them (PDP-021: price × 100). */
export function toPurchaseAmount(price: number): number {
  return Math.round(price * 100)
}
