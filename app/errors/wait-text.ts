import { defineMessages, type IntlShape } from 'react-intl'
import type { AppError } from './app-error'

const messages = defineMessages({
  loginSeconds: {
    id: 'account.tooManyAttempts',
    defaultMessage:
      'Too many attempts to log in. Please try again in {count, plural, one {# second} other {# seconds}}.',
  },
  loginMinutes: {
    id: 'account.tooManyAttemptsLong',
    defaultMessage:
      'Too many attempts to log in. Please try again in {count, plural, one {# minute} other {# minutes}}.',
  },
  requestSeconds: {
    id: 'account.tooManyRequests',
    defaultMessage:
      'Too many requests. Please try again in {count, plural, one {# second} other {# seconds}}.',
  },
  requestMinutes: {
    id: 'account.tooManyRequestsLong',
    defaultMessage:
      'Too many requests. Please try again in {count, plural, one {# minute} other {# minutes}}.',
  },
})

const MINUTE_S = 60

/** Returns a text with the time to wait after too many requests; undefined for other errors. */
export function waitText(
  { status, retryAfterMs = 0 }: AppError,
  intl: IntlShape,
  kind: 'login' | 'request' = 'request',
): string | undefined {
  if (status !== 429) return undefined
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000))
  if (seconds <= MINUTE_S) return intl.formatMessage(messages[`${kind}Seconds`], { count: seconds })
  return intl.formatMessage(messages[`${kind}Minutes`], { count: Math.ceil(seconds / MINUTE_S) })
}
