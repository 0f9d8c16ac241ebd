import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { errorMessages } from '@/errors/errors.messages'
import { Alert } from '@/ui/alert'
import type { LoginRouteState } from './login-route-state'
import { signInMessages } from './sign-in.messages'

interface LoginNoticeProps extends Pick<LoginRouteState, 'hasTriedTooOften' | 'isPasswordChanged'> {
  hasExpired: boolean
  /**
   * `true` if a login at an identity provider could not be completed, e.g. because its link was
   * used before.
   */
  isUnfinished: boolean
}

export function LoginNotice({
  hasExpired,
  isUnfinished,
  hasTriedTooOften,
  isPasswordChanged,
}: LoginNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // the previous form has disappeared together with the focus
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
