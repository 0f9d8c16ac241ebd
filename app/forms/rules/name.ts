import { z } from 'zod'
import { LIMITS } from '../limits'

// Letters of any language, with the punctuation of names.
const NAME = /^\p{L}[\p{L}\p{M} .,'’-]*$/u

/** Returns whether a text can be a name. */
export const isName = (text: string): boolean => NAME.test(text)

/** A first or last name, at most 20 characters long (FORM-012). */
export const nameRule = z
  .string('required')
  .trim()
  .min(1, 'required')
  .max(LIMITS.name, 'name')
  // an empty field is refused only as required
  .refine((name) => name === '' || isName(name), 'name')
