/**
 * What a purchase may be split into, in minor units (PDP-021): four parts, none for small change.
 */
const PARTS = 4
const LEAST_MINOR = 1_000
const MOST_MINOR = 100_000

/** The rate of a purchase, rounded up to the cent; undefined where it is not offered. */
export function installmentOf(
  amountMinor: number,
): { parts: number; rateMinor: number } | undefined {
  if (amountMinor < LEAST_MINOR || amountMinor > MOST_MINOR) return undefined
  return { parts: PARTS, rateMinor: Math.ceil(amountMinor / PARTS) }
}
