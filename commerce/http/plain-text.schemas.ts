import { z } from 'zod'
import { toCountryCode } from '../../rules/country-code'
import { toPlainText } from '../../rules/plain-text'

/** A line of an address, with one spelling per character. */
export const plainLine = (maxLength = 256) => z.string().overwrite(toPlainText).max(maxLength)

/** The name of a person or a town: like `plainLine`, without control characters. */
export const plainName = (maxLength = 256) =>
  plainLine(maxLength).regex(/^\P{Cc}*$/u, 'must not contain control characters')

/** The code of a country, however it is written; empty if an address has none. */
export const CountryCode = z
  .string()
  .overwrite((text) => toCountryCode(text) ?? text.trim())
  .regex(/^(?:[A-Z]{2})?$/, 'must be a two-letter country code')
