import { z } from 'zod'
import { LIMITS } from '../limits'

interface PasswordOptions {
  letters?: boolean
  mixedCase?: boolean
  digits?: boolean
  /** Characters that are neither letter, digit nor blank. */
  minSpecial?: number
  minLength?: number
  maxLength?: number
}

/** Builds the rule of a password from what it must have (D2 §5). */
export function createPasswordRule(options: PasswordOptions) {
  return z
    .string('required')
    .min(1, 'required')
    .refine((password) => password === '' || isStrong(password, options), 'password')
}

function isStrong(password: string, options: PasswordOptions): boolean {
  const { minLength = 0, maxLength = Infinity, minSpecial = 0 } = options
  return (
    password.length >= minLength &&
    password.length <= maxLength &&
    (!options.letters || /\p{L}/u.test(password)) &&
    (!options.mixedCase || (/\p{Ll}/u.test(password) && /\p{Lu}/u.test(password))) &&
    (!options.digits || /\d/.test(password)) &&
    (password.match(/[^\p{L}\d\s]/gu) ?? []).length >= minSpecial
  )
}

/** What this shop asks of a new password (ACC-020); the engine asks the same. */
export const passwordRule = createPasswordRule({
  letters: true,
  mixedCase: true,
  digits: true,
  minSpecial: 1,
  minLength: 8,
  maxLength: LIMITS.password,
})
