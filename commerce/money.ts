/** Internally, amounts are integers in minor units (cents); only the API uses decimals. */

const MINOR_UNITS = 100

/** Converts cents to the API's decimals: 1234 → 12.34. */
export function toDecimal(minor: number): number {
  return minor / MINOR_UNITS
}

/** Converts the API's decimals to cents, rounded half up: 12.34 → 1234. */
export function toMinor(decimal: number): number {
  return Math.round((decimal + Number.EPSILON) * MINOR_UNITS)
}

export function sumMinor(amounts: Iterable<number>): number {
  let sum = 0
  for (const amount of amounts) sum += amount
  return sum
}
