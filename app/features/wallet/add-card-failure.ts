import type { IntlShape } from 'react-intl'
import { AppError } from '@/errors/app-error'
import { reasonText, serverErrorText } from '@/errors/server-error-text'
import { walletMessages } from './wallet.messages'

/** Error codes for which the service's own message is shown (ACC-044). */
const SHOWN_CODES: readonly (string | undefined)[] = [
  'error.cards.max.reached',
  'card.already.on.file',
]
const LOGIN_REQUIRED = /^unauthorized\s*[—–-]\s*login required$/i

/** Returns whether the service requires a new login after too many attempts to add a card. */
export function isLoginRequired({ title = '', message }: AppError): boolean {
  return [title, message].some((text) => LOGIN_REQUIRED.test(text.trim()))
}

/** Returns the error for a customer who was logged out for that reason (ACC-046). */
export function tooManyAttempts(raw: AppError): AppError {
  const message = 'Too many transaction attempts'
  return new AppError(
    { kind: 'session-expired', status: raw.status, message, code: 'unauthorized' },
    raw,
  )
}

/**
 * Returns the reason why a card was not added: the service's message for known codes, or else the
 * detail (ACC-044, ACC-045).
 */
export function addFailureText(error: AppError, intl: IntlShape): string {
  if (SHOWN_CODES.includes(error.code)) return serverErrorText(error, intl)
  return error.detail ? reasonText(error, intl) : intl.formatMessage(walletMessages.addFailed)
}
