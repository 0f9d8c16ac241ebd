import type { AppError } from '@/errors/app-error'

/** Why a customer with the right password cannot log in: their email address is not confirmed. */
export type MissingVerification = 'verification-required' | 'token-expired'

/** The reason of a refused login, if it is one of these (ACC-028). */
export function readMissingVerification(error: AppError): MissingVerification | undefined {
  const text = wordsOf(error)
  if (text.includes('token.expired')) return 'token-expired'
  return text.includes('requires.verification') ? 'verification-required' : undefined
}

/** The auth errors that are recognised (ACC-055). */
const AUTH_ERRORS = /\b(?:bad request|unauthorized|invalid password)\b/i

/** Whether login or password were refused; which of them is never revealed (ACC-058). */
export function isWrongLogin(error: AppError): boolean {
  return error.status === 401 || AUTH_ERRORS.test(wordsOf(error))
}

function wordsOf({ title, message, detail, type }: AppError): string {
  return [title, message, detail, type].join(' ')
}
