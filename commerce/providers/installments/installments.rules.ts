/** The number of installments and the range of amounts in minor units (PDP-021). */
const PARTS = 4
const LEAST_MINOR = 1_000
const MOST_MINOR = 100_000

/**
 * Returns the installments of a purchase, rounded up to the cent; undefined if the amount is out of
 * range.
 */
export function installmentOf(
  amountMinor: number,
): { parts: number; rateMinor: number } | undefined {
  if (amountMinor < LEAST_MINOR || amountMinor > MOST_MINOR) return undefined
  return { parts: PARTS, rateMinor: Math.ceil(amountMinor / PARTS) }
}
