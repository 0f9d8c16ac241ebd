import { decimalsOf } from '../../rules/currency'

/** A decimal of XML Schema: `12`, `+12.5`, `12.`, `.5`. */
const AMOUNT = /^([+-]?)(?=\.?\d)(\d*)(?:\.(\d*))?$/

/**
 * Converts a decimal amount of a file to the currency's smallest units without rounding errors:
 * `'19.9'` → 1990 for USD. Returns NaN for anything but an amount with at most the currency's
 * decimals, which the schema then refuses; further zeros are allowed.
 */
export function toMinor(text: string | undefined, currency: string): number {
  const { sign, minor, rest } = readDigits(text, currency)
  return sign !== '-' && /^0*$/.test(rest) ? minor : Number.NaN
}

/**
 * Like `toMinor`, for amounts that may be negative or have more decimals, which are rounded half
 * away from zero.
 */
export function toSignedMinor(text: string | undefined, currency: string): number {
  const { sign, minor, rest } = readDigits(text, currency)
  const rounded = minor + (/^[5-9]/.test(rest) ? 1 : 0)
  return sign === '-' ? 0 - rounded : rounded
}

/** @returns `rest`: the digits after the smallest unit. */
function readDigits(text: string | undefined, currency: string) {
  const [, sign = '', whole, decimals = ''] = AMOUNT.exec(text ?? '') ?? []
  if (whole === undefined) return { sign, minor: Number.NaN, rest: '' }
  const most = decimalsOf(currency)
  const minor = Number(whole + decimals.slice(0, most).padEnd(most, '0'))
  return { sign, minor, rest: decimals.slice(most) }
}
