import { toPlainText } from '../../../rules/plain-text'
import type { Country } from './postal-table.types'

export interface AddressParts {
  country: Country
  line1: string
  line2: string
  town: string
  /** Two letters of the state or province. */
  region: string
  code: string
}

const LAST =
  /^(?:([A-Za-z]{2})\s+)?(\d{5}(?: ?-? ?\d{4})?|\d{3,4}|[A-Za-z]\d[A-Za-z][ -]?\d[A-Za-z]\d)?$/

/** Missing parts are empty. */
export function toParts(country: Country, lines: readonly string[]): AddressParts {
  const parts = lines.flatMap((line) => line.split(',')).map(toPlainText)
  const given = parts.filter(Boolean)
  const last = LAST.exec(given.at(-1) ?? '')
  const code = last?.[2] ?? ''
  let region = last?.[1] ?? ''
  if (region || code) given.pop()
  if (!region && /^[A-Za-z]{2}$/.test(given.at(-1) ?? '')) region = given.pop() ?? ''
  const town = given.length > 1 ? (given.pop() ?? '') : ''
  const [line1 = '', ...rest] = given
  return { country, line1, line2: rest.join(', '), town, region: region.toUpperCase(), code }
}
