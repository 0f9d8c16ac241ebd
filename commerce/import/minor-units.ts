/**
 * Converts a decimal amount of a file to cents without rounding errors: `'19.9'` → 1990. Returns
 * NaN for anything but an amount with at most two decimals, which the schema then refuses.
 */
export function toMinor(text: string | undefined): number {
  const match = /^(\d+)(?:\.(\d{1,2})0*)?$/.exec(text ?? '')
  if (!match) return Number.NaN
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/**
 * Like `toMinor`, for amounts that may be negative or have more decimals, which are rounded to the
 * nearest cent.
 */
export function toSignedMinor(text: string | undefined): number {
  const match = /^(-?)(\d+)(?:\.(\d{1,2})(\d?)\d*)?$/.exec(text ?? '')
  if (!match) return Number.NaN
  const [, sign, whole, cents = '', next = '0'] = match
  const minor = Number(whole) * 100 + Number(cents.padEnd(2, '0')) + (Number(next) >= 5 ? 1 : 0)
  return sign === '-' ? 0 - minor : minor
}
