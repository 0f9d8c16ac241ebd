import type { AppError } from '@/errors/app-error'

/**
 * Why a customer with the right password cannot log in: the e-mail address is not confirmed, or the
 * confirmation has expired.
 */
export type MissingVerification = 'verification-required' | 'token-expired'

/** Returns the reason of a refused login if it is one of these (ACC-028). */
export function readMissingVerification(error: AppError): MissingVerification | undefined {
  const text = wordsOf(error)
  if (text.includes('token.expired')) return 'token-expired'
  return text.includes('requires.verification') ? 'verification-required' : undefined
}

/** The error texts of a wrong login or password (ACC-055). */
const AUTH_ERRORS = /\b(?:bad request|unauthorized|invalid password)\b/i

/** Returns whether login or password were wrong; the service never reveals which (ACC-058). */
export function isWrongLogin(error: AppError): boolean {
  return error.status === 401 || AUTH_ERRORS.test(wordsOf(error))
}

function wordsOf({ title, message, detail, type }: AppError): string {
  return [title, message, detail, type].join(' ')
}

/** Returns whether an account with this e-mail address exists. */
export const isLoginTaken = ({ type }: AppError) => type?.endsWith('login-already-in-use') ?? false
