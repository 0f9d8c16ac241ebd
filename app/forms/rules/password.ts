import { z } from 'zod'
import { LIMITS } from '@rules/field-limits'

interface PasswordOptions {
  letters?: boolean
  mixedCase?: boolean
  digits?: boolean
  /** Minimum number of characters that are neither letter, digit nor blank. */
  minSpecial?: number
  minLength?: number
  maxLength?: number
}

export type PasswordPart = 'length' | 'letters' | 'mixedCase' | 'digits' | 'special'

type PasswordCheck = readonly [part: PasswordPart, isMet: (password: string) => boolean]

/** Lists the requirements of a password (ACC-019). */
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

export function createPasswordRule(options: PasswordOptions) {
  const checks = listChecks(options)
  const isStrong = (password: string) => checks.every(([, isMet]) => isMet(password))
  return z
    .string('required')
    .min(1, 'required')
    .refine((password) => password === '' || isStrong(password), 'password')
}

/** This shop's requirements of a new password (ACC-020); the engine has the same. */
const shopOptions = {
  letters: true,
  mixedCase: true,
  digits: true,
  minSpecial: 1,
  minLength: 8,
  maxLength: LIMITS.password,
}

export const passwordRule = createPasswordRule(shopOptions)

/** The requirements of a new password, in display order. */
export const passwordChecks: readonly PasswordCheck[] = listChecks(shopOptions)
