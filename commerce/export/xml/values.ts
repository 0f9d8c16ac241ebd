const LAST_DATE = 8.64e15

/** Returns a time in ISO format; undefined if there is none, or for one at infinity. */
export function toInstant(date: Date | null | undefined): string | undefined {
  if (!date || Math.abs(date.getTime()) === LAST_DATE) return undefined
  return date.toISOString()
}
