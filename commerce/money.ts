import { minorUnitsOf, toMinorUnits } from '../rules/currency'

/*
 * Internally, amounts are integers in the currency's smallest unit (cents, yen, fils); only the API
 * uses decimals.
 */

/** Converts the smallest units to the API's decimals: 1234 → 12.34 for USD, 1234 for JPY. */
export function toDecimal(minor: number, currency: string): number {
  return minor / minorUnitsOf(currency)
}

/** Converts the API's decimals to the smallest units, rounded half up: 12.34 → 1234 for USD. */
export function toMinor(decimal: number, currency: string): number {
  return toMinorUnits(decimal, currency)
}

export function sumMinor(amounts: Iterable<number>): number {
  let sum = 0
  for (const amount of amounts) sum += amount
  return sum
}
