/**
 * A decimal amount of a file as whole cents, computed on the digits: `'19.9'` → 1990.
 * Not an amount of at most two decimals: NaN, for the schema to refuse.
 */
export function toMinor(text: string | undefined): number {
  const match = /^(\d+)(?:\.(\d{1,2})0*)?$/.exec(text ?? '')
  if (!match) return Number.NaN
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/** The same of an amount that may be negative, or finer than cents: rounded to the nearest one. */
export function toSignedMinor(text: string | undefined): number {
  const match = /^(-?)(\d+)(?:\.(\d{1,2})(\d?)\d*)?$/.exec(text ?? '')
  if (!match) return Number.NaN
  const [, sign, whole, cents = '', next = '0'] = match
  const minor = Number(whole) * 100 + Number(cents.padEnd(2, '0')) + (Number(next) >= 5 ? 1 : 0)
  return sign === '-' ? 0 - minor : minor
}
