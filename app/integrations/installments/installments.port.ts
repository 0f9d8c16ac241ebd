/** Which of the provider's promotions the product page shows. */
export const PLACEMENT = 'credit-promotion-auto-size'

/** A price in minor units, as it is sent to the provider (PDP-021: price × 100). */
export function toPurchaseAmount(price: number): number {
  return Math.round(price * 100)
}
