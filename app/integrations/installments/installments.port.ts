import { toMinorUnits } from '@rules/currency'

/** Converts a price to minor units, as the provider expects them (PDP-021: dollars × 100). */
export function toPurchaseAmount(price: number, currency: string): number {
  return toMinorUnits(price, currency)
}
