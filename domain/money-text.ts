const AMOUNT = /^(\d{1,8})(?:\.(\d{1,2}))?$/

/**
 * Parses an amount into cents: `12.5` → 1250; undefined for an invalid amount, or one with more
 * than two decimals.
 */
export function parseAmount(text: string): number | undefined {
  const [, whole, decimals = ''] = AMOUNT.exec(text.trim()) ?? []
  if (whole === undefined) return undefined
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
}

/** `1250` → `12.50` */
export function toAmountText(minor: number): string {
  return (minor / 100).toFixed(2)
}
