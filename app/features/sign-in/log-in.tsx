import { FormattedMessage } from 'react-intl'
import { Redirect, useLocation } from 'react-router-dom'
import { readArrival } from '@/domain/arrival'
import { errorMessages } from '@/errors/errors.messages'
import { useCustomer } from '@/shopper/customer/use-customer'
import { useLogIn } from '@/shopper/customer/use-log-in'
import { useExpiryNotice } from '@/shopper/session/use-session-expired'
import { paths } from '@/site/paths'
import { Alert } from '@/ui/alert'
import { signInMessages } from './sign-in.messages'
import { EntryCard } from './entry-card'
import { LoginForm } from './login-form'

/** Logging in; a registered customer goes on to where they came from, else to their account. */
export function LogIn() {
  const { from, hasTriedTooOften } = readArrival(useLocation<unknown>().state)
  const hasExpired = useExpiryNotice()
  const { data: customer } = useCustomer()
  const loggingIn = useLogIn()
  if (customer && !loggingIn.isLoading) return <Redirect to={from ?? paths.account()} />
  return (
    <EntryCard
      title={signInMessages.logInTitle}
      intro={signInMessages.logInIntro}
      other={{
        question: signInMessages.isNew,
        answer: signInMessages.toRegister,
        to: paths.register(),
        state: { from },
      }}
    >
      {hasExpired && !loggingIn.isError && (
        <Alert>
          <FormattedMessage {...errorMessages.sessionExpired} />
        </Alert>
      )}
      {hasTriedTooOften && !loggingIn.isError && (
        <Alert tone="warning">
          <FormattedMessage {...errorMessages.tooManyTransactions} />
        </Alert>
      )}
      <LoginForm loggingIn={loggingIn} />
    </EntryCard>
  )
}
