import { minorUnitsOf, moneyFormat } from './currency'

const LANGUAGE = 'en-US'
const FORMATS = new Map<string, Intl.NumberFormat>()

/** An amount as operators see it, with the decimals of its currency: `$12.50`, `¥1,250`. */
export function formatMoney(amount: number, currency: string): string {
  const format = FORMATS.get(currency) ?? new Intl.NumberFormat(LANGUAGE, moneyFormat(currency))
  FORMATS.set(currency, format)
  return format.format(amount)
}

export const formatMinor = (minor: number, currency: string): string =>
  formatMoney(minor / minorUnitsOf(currency), currency)
