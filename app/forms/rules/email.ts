import { z } from 'zod'
import { LIMITS } from '@rules/field-limits'

// Local part, @, domain and a suffix of 2 to 6 letters (FORM-010).
const EMAIL = /^[^\s@"<>()[\],;:\\]+@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,6}$/i

/** An e-mail address, at most 50 characters long. */
export const emailRule = z
  .string('required')
  .trim()
  .min(1, 'required')
  .max(LIMITS.email, 'email')
  // an empty field is refused only as required
  .refine((email) => email === '' || EMAIL.test(email), 'email')
