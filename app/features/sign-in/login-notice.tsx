import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { errorMessages } from '@/errors/errors.messages'
import { Alert } from '@/ui/alert'
import type { LoginArrival } from './login-arrival'
import { signInMessages } from './sign-in.messages'

interface LoginNoticeProps extends Pick<LoginArrival, 'hasTriedTooOften' | 'isPasswordChanged'> {
  hasExpired: boolean
  /** They logged in elsewhere, and came back with nothing to finish it by. */
  isUnfinished: boolean
}

/** Why the shopper has come here. */
export function LoginNotice({
  hasExpired,
  isUnfinished,
  hasTriedTooOften,
  isPasswordChanged,
}: LoginNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // the form that led here is gone, and the focus with it
    if (isPasswordChanged) box.current?.focus()
  }, [isPasswordChanged])
  if (isPasswordChanged) {
    return (
      <Alert ref={box} tone="success">
        <FormattedMessage {...signInMessages.passwordChanged} />
      </Alert>
    )
  }
  return (
    <>
      {hasExpired && (
        <Alert>
          <FormattedMessage {...errorMessages.sessionExpired} />
        </Alert>
      )}
      {isUnfinished && (
        <Alert tone="warning">
          <FormattedMessage {...signInMessages.unfinished} />
        </Alert>
      )}
      {hasTriedTooOften && (
        <Alert tone="warning">
          <FormattedMessage {...errorMessages.tooManyTransactions} />
        </Alert>
      )}
    </>
  )
}
