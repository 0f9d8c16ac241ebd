const LAST_DATE = 8.64e15

/** Returns a time in ISO format; undefined if there is none, or for one at infinity. */
export function toInstant(date: Date | null | undefined): string | undefined {
  if (!date || Math.abs(date.getTime()) === LAST_DATE) return undefined
  return date.toISOString()
}

/** Converts cents to a decimal amount: 1234 → `12.34`. */
export function toAmount(minor: number): string {
  const cents = String(Math.abs(minor)).padStart(3, '0')
  return `${minor < 0 ? '-' : ''}${cents.slice(0, -2)}.${cents.slice(-2)}`
}
