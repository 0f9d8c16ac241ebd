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

/** What is asked of a password, one by one. */
export type PasswordPart = 'length' | 'letters' | 'mixedCase' | 'digits' | 'special'

type PasswordCheck = readonly [part: PasswordPart, isMet: (password: string) => boolean]

/** Lists what a password must have (ACC-019). */
function listChecks(options: PasswordOptions): PasswordCheck[] {
  const { minLength = 0, maxLength = Infinity, minSpecial = 0 } = options
  const checks: PasswordCheck[] = [
    ['length', ({ length }) => length >= minLength && length <= maxLength],
  ]
  if (options.letters) checks.push(['letters', (password) => /\p{L}/u.test(password)])
  if (options.mixedCase) {
    checks.push(['mixedCase', (password) => /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password)])
  }
  if (options.digits) checks.push(['digits', (password) => /\d/.test(password)])
  if (minSpecial > 0) {
    const count = (password: string) => (password.match(/[^\p{L}\d\s]/gu) ?? []).length
    checks.push(['special', (password) => count(password) >= minSpecial])
  }
  return checks
}

/** Builds the rule of a password from what it must have. */
export function createPasswordRule(options: PasswordOptions) {
  const checks = listChecks(options)
  const isStrong = (password: string) => checks.every(([, isMet]) => isMet(password))
  return z
    .string('required')
    .min(1, 'required')
    .refine((password) => password === '' || isStrong(password), 'password')
}

/** What this shop asks of a new password (ACC-020); the engine asks the same. */
const shopOptions = {
  letters: true,
  mixedCase: true,
  digits: true,
  minSpecial: 1,
  minLength: 8,
  maxLength: LIMITS.password,
}

export const passwordRule = createPasswordRule(shopOptions)

/** What this shop asks of a new password, in the order in which it is shown. */
export const passwordChecks: readonly PasswordCheck[] = listChecks(shopOptions)
