import { z } from 'zod'

/**
 * Returns the country of a postal code by its format; undefined if it is not a country of delivery
 * (ADDR-035, ADDR-037).
 */
export function postalCodeCountry(typed: string): 'US' | 'CA' | undefined {
  const code = typed.trim()
  if (/^(\d{5}|\d{5}-\d{4}|\d{9})$/.test(code)) return 'US'
  return /^[A-Za-z]\d[A-Za-z][ -]?\d[A-Za-z]\d$/.test(code) ? 'CA' : undefined
}

/** A zip code or a Canadian postal code (FORM-081, FORM-082). */
export const zipOrPostalCodeRule = z
  .string('required')
  .trim()
  .min(1, 'required')
  // an empty field is refused only as required
  .refine((code) => code === '' || postalCodeCountry(code) !== undefined, 'zipOrPostalCode')
