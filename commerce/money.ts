/** All internal amounts are integers in minor units (cents); decimals are used only on the wire. */

const MINOR_UNITS = 100
const RATE_SCALE = 1_000_000

/** Converts cents to the decimal of the wire format: 1234 → 12.34. */
export function toDecimal(minor: number): number {
  return minor / MINOR_UNITS
}

/** Converts the decimal of the wire format to cents, rounded half up: 12.34 → 1234. */
export function toMinor(decimal: number): number {
  return Math.round((decimal + Number.EPSILON) * MINOR_UNITS)
}

/**
 * Returns the tax on an amount, rounded half up to the cent.
 * @param rate 0.0725 for 7.25 %, with up to six decimals.
 */
export function taxMinor(minor: number, rate: number): number {
  const scaledRate = Math.round(rate * RATE_SCALE)
  return Math.floor((minor * scaledRate + RATE_SCALE / 2) / RATE_SCALE)
}

/**
 * Returns the tax included in an amount, rounded half up to the cent.
 * @param allRates the sum of the rates of all taxes included, if there are several.
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
