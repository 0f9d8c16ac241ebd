import { z } from 'zod'
import { postalCodeCountry, toPlainCode } from '@rules/postal-code'

/** A required code, in capitals and with ordinary characters. */
export const requiredCode = z.string('required').overwrite(toPlainCode).min(1, 'required')

/** A zip code or a Canadian postal code (FORM-081, FORM-082). */
export const zipOrPostalCodeRule = requiredCode
  // an empty field is refused only as required
  .refine((code) => code === '' || postalCodeCountry(code) !== undefined, 'zipOrPostalCode')
