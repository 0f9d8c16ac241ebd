import { z } from 'zod'
import { toCountryCode } from '../../rules/country-code'
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
