import { z } from 'zod'
import { LIMITS } from '@rules/field-limits'
import { toPlainText } from '@rules/plain-text'

// Local part, @, domain and a suffix of 2 to 6 letters (FORM-010).
const EMAIL = /^[^\s@"<>()[\],;:\\]+@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,6}$/i

/** An e-mail address, at most 50 characters long. */
export const emailRule = z
  .string('required')
  .overwrite((typed) => toPlainText(typed.normalize('NFKC')))
  .min(1, 'required')
  .max(LIMITS.email, 'email')
  // an empty field is refused only as required
  .refine((email) => email === '' || EMAIL.test(email), 'email')
