import { decimalsOf, minorUnitsOf } from './currency'

const AMOUNT = /^(\d{1,8})(?:\.(\d+))?$/

/**
 * Parses an amount into the currency's smallest units: `12.5` → 1250 for USD, 12500 for KWD;
 * undefined for an invalid amount, or one with more decimals than the currency has.
 */
export function parseAmount(text: string, currency: string): number | undefined {
  const [, whole, decimals = ''] = AMOUNT.exec(text.trim()) ?? []
  const most = decimalsOf(currency)
  if (whole === undefined || decimals.length > most) return undefined
  return Number(whole + decimals.padEnd(most, '0'))
}

/** `1250` → `12.50` for USD, `1250` for JPY */
export function toAmountText(minor: number, currency: string): string {
  return (minor / minorUnitsOf(currency)).toFixed(decimalsOf(currency))
}

export function decimalsInWords(currency: string): string {
  const most = decimalsOf(currency)
  if (most === 0) return 'no decimals'
  return `at most ${['no', 'one', 'two', 'three', 'four'][most] ?? most} decimals`
}
