import type { IntlShape } from 'react-intl'
import { AppError } from '@/errors/app-error'
import { serverErrorText } from '@/errors/server-error-text'
import { toAppError } from '@/errors/to-app-error'
import { waitText } from '@/errors/wait-text'
import { passkeyMessages as messages } from './passkeys.messages'

/** By the names of the browser's errors (WebAuthn, 5.1). */
const OF_BROWSER = {
  AbortError: messages.cancelled,
  NotAllowedError: messages.cancelled,
  InvalidStateError: messages.isThereAlready,
  SecurityError: messages.wrongPlace,
  NotSupportedError: messages.unsupported,
  ConstraintError: messages.unsupported,
}

const OF_SERVICE = {
  logIn: { 400: messages.tooLate, 401: messages.unknownPasskey },
  add: { 400: messages.notAdded, 401: messages.wrongCode },
}

/** Tells the shopper why a passkey was not used or not added, and what to do. */
export function passkeyFailure(
  error: unknown,
  intl: IntlShape,
  kind: keyof typeof OF_SERVICE,
): string {
  if (error instanceof Error && !(error instanceof AppError)) {
    const found = Object.entries(OF_BROWSER).find(([name]) => name === error.name)
    if (found) return intl.formatMessage(found[1])
  }
  const refused = toAppError(error)
  const found = Object.entries(OF_SERVICE[kind]).find(
    ([status]) => Number(status) === refused.status,
  )
  if (found) return intl.formatMessage(found[1])
  return (
    waitText(refused, intl, kind === 'logIn' ? 'login' : 'request') ??
    serverErrorText(refused, intl)
  )
}

/** The request was replaced by another one, or its page was left. */
export function isReplaced(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}
