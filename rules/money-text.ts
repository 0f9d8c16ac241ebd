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

export interface NumberLimits {
  isWhole: boolean
  minimum?: number
  maximum?: number
}

const WHOLE = /^-?\d{1,15}$/
const NUMBER = /^-?\d{1,15}(?:\.\d{1,15})?$/

/** Undefined for a text that is no number, or not within the limits. */
export function parseNumber(text: string, limits: NumberLimits): number | undefined {
  const { isWhole, minimum = -Infinity, maximum = Infinity } = limits
  const given = text.trim()
  if (!(isWhole ? WHOLE : NUMBER).test(given)) return undefined
  const number = Number(given)
  return number >= minimum && number <= maximum ? number : undefined
}

/** Says what is wrong with an entered number, and how to write it; undefined if nothing is. */
export function explainNumber(text: string, limits: NumberLimits): string | undefined {
  if (parseNumber(text, limits) !== undefined) return undefined
  const given = text.trim()
  const dotted = given.replace(',', '.')
  if (given !== dotted && parseNumber(dotted, limits) !== undefined) {
    return `Write the number with a dot: ${dotted}.`
  }
  const { isWhole, minimum, maximum } = limits
  const number = isWhole ? 'a whole number' : 'a number'
  if (minimum !== undefined && maximum !== undefined) {
    return `Write ${number} from ${minimum} to ${maximum}.`
  }
  if (minimum !== undefined) return `Write ${number}, at least ${minimum}.`
  return maximum === undefined ? `Write ${number}.` : `Write ${number}, at most ${maximum}.`
}

export const explainWhole = (text: string, { min, max }: { min: number; max: number }) =>
  explainNumber(text, { isWhole: true, minimum: min, maximum: max })
