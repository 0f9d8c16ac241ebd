import { z } from 'zod'
import { LIMITS } from '../limits'

// Letters of any language, and what stands between the parts of a name.
const NAME = /^\p{L}[\p{L}\p{M} .,'’-]*$/u

/** Whether a text may be a name. */
export const isName = (text: string): boolean => NAME.test(text)

/** A first or last name, at most 20 characters long (FORM-012). */
export const nameRule = z
  .string('required')
  .trim()
  .min(1, 'required')
  .max(LIMITS.name, 'name')
  // an empty field is refused as required, and only so
  .refine((name) => name === '' || isName(name), 'name')
