/** Amounts are integers in minor units (cents) everywhere inside; decimals exist on the wire only. */

const MINOR_UNITS = 100
const RATE_SCALE = 1_000_000

/** Cents to the wire's decimal: 1234 → 12.34. */
export function toDecimal(minor: number): number {
  return minor / MINOR_UNITS
}

/** The wire's decimal to cents, rounded half up: 12.34 → 1234. */
export function toMinor(decimal: number): number {
  return Math.round((decimal + Number.EPSILON) * MINOR_UNITS)
}

/**
 * Tax on an amount, rounded half up to the cent.
 * @param rate 0.0725 for 7.25 %; six decimals count.
 */
export function taxMinor(minor: number, rate: number): number {
  const scaledRate = Math.round(rate * RATE_SCALE)
  return Math.floor((minor * scaledRate + RATE_SCALE / 2) / RATE_SCALE)
}

/**
 * Tax that an amount holds, rounded half up to the cent.
 * @param allRates of all taxes that it holds, where that is not the only one.
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
