/** Internally, amounts are integers in minor units (cents); only the API uses decimals. */

const MINOR_UNITS = 100
const RATE_SCALE = 1_000_000

/** Converts cents to the API's decimals: 1234 → 12.34. */
export function toDecimal(minor: number): number {
  return minor / MINOR_UNITS
}

/** Converts the API's decimals to cents, rounded half up: 12.34 → 1234. */
export function toMinor(decimal: number): number {
  return Math.round((decimal + Number.EPSILON) * MINOR_UNITS)
}

/**
 * Returns the tax on an amount, rounded half up to the cent.
 * @param rate 0.0725 means 7.25 %; six decimals are used.
 */
export function taxMinor(minor: number, rate: number): number {
  const scaledRate = Math.round(rate * RATE_SCALE)
  return Math.floor((minor * scaledRate + RATE_SCALE / 2) / RATE_SCALE)
}

/**
 * Returns the tax included in an amount, rounded half up to the cent.
 * @param allRates total rate of all included taxes, if there are several.
 */
export function containedTaxMinor(minor: number, rate: number, allRates = rate): number {
  const scaledRate = Math.round(rate * RATE_SCALE)
  const whole = RATE_SCALE + Math.round(allRates * RATE_SCALE)
  return Math.floor((minor * scaledRate + whole / 2) / whole)
}

export function sumMinor(amounts: Iterable<number>): number {
  let sum = 0
  for (const amount of amounts) sum += amount
  return sum
}
