import { minorUnitsOf, moneyFormat } from '@rules/currency'

const FORMATS = new Map<string, Intl.NumberFormat>()

/** Formats an amount: `$12.50`. */
export function formatMoney(amount: number, currency: string): string {
  const format = FORMATS.get(currency) ?? new Intl.NumberFormat('en-US', moneyFormat(currency))
  FORMATS.set(currency, format)
  return format.format(amount)
}

/** Formats an amount in the smallest unit: 1250 → `$12.50`. */
export const formatMinor = (minor: number, currency: string): string =>
  formatMoney(minor / minorUnitsOf(currency), currency)
