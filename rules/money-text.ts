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

const SEPARATED = /^\d{1,3}(?:[ ',\u00a0]\d{3})+(?:[.,]\d*)?$|^\d{1,3}(?:\.\d{3})+,\d*$/

/** Says what is wrong with an entered amount above 0, and how to write it; undefined if nothing is. */
export function explainAmount(text: string, currency: string): string | undefined {
  const given = text.trim()
  const minor = parseAmount(given, currency)
  if (minor !== undefined) return minor > 0 ? undefined : 'The amount has to be more than 0.'
  const example = toAmountText(1250, currency)
  if (given === '') return `Write an amount, such as ${example}.`
  const number = given.replaceAll(/[^\d.,' \u00a0-]/g, '').trim()
  if (number.startsWith('-')) return 'The amount has to be more than 0.'
  if (SEPARATED.test(number)) {
    const plain = number.replaceAll(/[^\d](?=\d{3}(?:\D|$))/g, '').replace(',', '.')
    return `Write the amount without separators: ${plain}.`
  }
  if (/^\d+,\d+$/.test(number)) return `Write the amount with a dot: ${number.replace(',', '.')}.`
  if (/^\d+\.\d+$/.test(number) && parseAmount(number, currency) === undefined) {
    return `An amount in ${currency} has ${decimalsInWords(currency)}, such as ${example}.`
  }
  if (parseAmount(number, currency) !== undefined) return `Write only the number: ${number}.`
  return `Write an amount, such as ${example}.`
}

const WHOLE = /^\d{1,9}$/

/** Says what is wrong with an entered whole number; undefined if nothing is. */
export function explainWhole(
  text: string,
  { min, max }: { min: number; max: number },
): string | undefined {
  const number = WHOLE.test(text.trim()) ? Number(text) : undefined
  if (number !== undefined && number >= min && number <= max) return undefined
  return `Write a whole number from ${min} to ${max}.`
}
