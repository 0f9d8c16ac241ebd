/**
 * A decimal amount of a file as whole cents, computed on the digits: `'19.9'` → 1990.
 * Not an amount of at most two decimals: NaN, for the schema to refuse.
 */
export function toMinor(text: string | undefined): number {
  const match = /^(\d+)(?:\.(\d{1,2})0*)?$/.exec(text ?? '')
  if (!match) return Number.NaN
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}
