import { toPlainText } from './plain-text'

const ZIP = /^\d{5}(?: ?-? ?\d{4})?$/
// Canada Post's letters: no D, F, I, O, Q, U; the first is not W or Z
const CANADIAN = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/

/** Returns a code in capitals, with ordinary digits, hyphens and spaces. */
export function toPlainCode(typed: string): string {
  return toPlainText(typed.normalize('NFKC')).toUpperCase()
}

/** Returns whether a text is an American code: 5 digits, 9, or 5 and 4 with a dash or space (ADDR-035). */
export function isZip(typed: string): boolean {
  return ZIP.test(toPlainCode(typed))
}

/** Returns whether a text is a Canadian code, with a space, a dash or nothing between (ADDR-037). */
export function isCanadianCode(typed: string): boolean {
  return CANADIAN.test(toPlainCode(typed))
}

/** Returns the country of a postal code by its format; undefined for other countries' codes. */
export function postalCodeCountry(typed: string): 'US' | 'CA' | undefined {
  if (isZip(typed)) return 'US'
  return isCanadianCode(typed) ? 'CA' : undefined
}

export function postalCodeKey(typed: string | null | undefined): string {
  const code = toPlainCode(typed ?? '')
  return isZip(code) ? code.slice(0, 5) : code.replace(/[\s-]/g, '')
}

/** Returns whether two codes name the same place; an empty code is no place. */
export function isSamePostalCode(
  one: string | null | undefined,
  other: string | null | undefined,
): boolean {
  const key = postalCodeKey(one)
  return key !== '' && key === postalCodeKey(other)
}
