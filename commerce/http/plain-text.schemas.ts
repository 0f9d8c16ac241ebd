import { z } from 'zod'
import { toCountryCode } from '../../rules/country-code'
import { withHomeCountry } from '../../rules/home-country'
import { findRegion } from '../../rules/regions'
import { toPlainLines, toPlainText } from '../../rules/plain-text'

/**
 * A name or a line of an address, with one spelling per character. What is left of control
 * characters would break papers, labels and mails.
 */
export const plainLine = (maxLength = 256) =>
  z
    .string()
    .overwrite(toPlainText)
    .max(maxLength)
    .regex(/^\P{Cc}*$/u, 'must not contain control characters')

/** What somebody writes, of one or several lines; empty if nobody sees anything of it. */
export const plainText = (maxLength: number) => z.string().overwrite(toPlainLines).max(maxLength)

/** The code of a country, however it is written; empty if an address has none. */
export const CountryCode = z
  .string()
  .overwrite((text) => toCountryCode(text) ?? text.trim())
  .regex(/^(?:[A-Z]{2})?$/, 'must be a two-letter country code')

interface Place {
  countryCode?: unknown
  stateCode?: unknown
}

const COUNTRIES: ReadonlyMap<unknown, string> = new Map([
  ['US', 'the United States'],
  ['CA', 'Canada'],
])

/**
 * A transformation of addresses: states have their codes, and a territory is a state. Refuses what is
 * no state of a country whose states are known; an address may have none yet.
 */
export function toKnownPlace<Given extends Place>(given: Given, context: z.RefinementCtx): Given {
  const place = withHomeCountry(given)
  const { countryCode, stateCode } = place
  const country = COUNTRIES.get(countryCode)
  if (country === undefined || typeof stateCode !== 'string' || stateCode === '') return place
  const region = findRegion(String(countryCode), stateCode)
  if (region) return { ...place, stateCode: region.code }
  const message = `'${stateCode}' is no state or province of ${country}.`
  context.addIssue({ code: 'custom', path: ['stateCode'], message })
  return place
}
