/**
 * Rates and percentages of amounts in minor units, in integers: in floating-point numbers, 19.9 %
 * of 1500 is 298.49999999999994.
 */

/** Rates are used with six decimals, percentages with four. */
const RATE_SCALE = 1_000_000
const PERCENT_SCALE = 10_000

/** Returns a percentage of an amount, rounded half up: 19.9 % of 1500 is 299. */
export function percentOf(minor: number, percentage: number): number {
  return proportionOf(minor, Math.round(percentage * PERCENT_SCALE), RATE_SCALE)
}

/** 19.9 → 0.199 */
export function toRate(percentage: number): number {
  return Math.round(percentage * PERCENT_SCALE) / RATE_SCALE
}

/** @param rate 0.0725 means 7.25 % */
export function taxMinor(minor: number, rate: number): number {
  return proportionOf(minor, Math.round(rate * RATE_SCALE), RATE_SCALE)
}

/** @param allRates total rate of all included taxes, if there are several. */
export function containedTaxMinor(minor: number, rate: number, allRates = rate): number {
  const whole = RATE_SCALE + Math.round(allRates * RATE_SCALE)
  return proportionOf(minor, Math.round(rate * RATE_SCALE), whole)
}

/** Returns `minor * part / whole`, rounded half up, for integers of any size. */
function proportionOf(minor: number, part: number, whole: number): number {
  const doubled = 2 * minor * part + whole
  const divisor = 2 * whole
  // an unsafe integer is not exact
  if (!Number.isSafeInteger(doubled)) return exactProportionOf(minor, part, whole)
  const rest = doubled % divisor
  return (doubled - (rest < 0 ? rest + divisor : rest)) / divisor
}

function exactProportionOf(minor: number, part: number, whole: number): number {
  const doubled = 2n * BigInt(minor) * BigInt(part) + BigInt(whole)
  const divisor = 2n * BigInt(whole)
  const rest = doubled % divisor
  return Number((doubled - (rest < 0n ? rest + divisor : rest)) / divisor)
}
