import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Redirect, useLocation } from 'react-router-dom'
import { sendPasswordReset } from '@/commerce-client/password-reset'
import { MailRequestForm } from '@/forms/mail-request-form'
import { readMissingVerification } from '@/shopper/customer/login-refusals'
import { useCustomer } from '@/shopper/customer/use-customer'
import { useLogIn } from '@/shopper/customer/use-log-in'
import { useExpiryNotice } from '@/shopper/session/use-session-expired'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { SignInCard } from './sign-in-card'
import { readLoginRouteState } from './login-route-state'
import { LoginForm } from './login-form'
import { LoginNotice } from './login-notice'
import { forgottenMessages, signInMessages } from './sign-in.messages'

interface LogInProps {
  /** To log in, beside the password. */
  otherWay?: ReactNode
  /** @param login with which the shopper has logged in by password */
  onLoggedIn?: (login: string) => void
}

/**
 * The login page. A registered customer is redirected to the previous page or the account. It also
 * lets customers request a new password.
 */
export function LogIn({ otherWay, onLoggedIn }: LogInProps) {
  const { state, search } = useLocation<unknown>()
  const arrival = readLoginRouteState(state)
  const isUnfinished = new URLSearchParams(search).has('unfinished')
  const { from, email, isForgotten } = arrival
  const { id: siteId } = useSite()
  const hasExpired = useExpiryNotice()
  const { data: customer } = useCustomer()
  const loggingIn = useLogIn(onLoggedIn)
  if (customer && !loggingIn.isLoading) return <Redirect to={from ?? paths.account()} />
  const verification = loggingIn.error && readMissingVerification(loggingIn.error)
  if (verification) {
    const state = { from, email: loggingIn.variables?.email, verification }
    return <Redirect push to={{ pathname: paths.accountConfirmation(), state }} />
  }
  if (isForgotten) {
    return (
      <SignInCard
        title={forgottenMessages.title}
        intro={<FormattedMessage {...forgottenMessages.intro} />}
        other={{
          question: forgottenMessages.remembered,
          answer: signInMessages.toLogIn,
          to: paths.login(),
          state: { from, email },
        }}
      >
        <MailRequestForm
          email={email}
          request={(address) => sendPasswordReset(siteId, address)}
          messages={forgottenMessages}
        />
      </SignInCard>
    )
  }
  return (
    <SignInCard
      title={signInMessages.logInTitle}
      intro={<FormattedMessage {...signInMessages.logInIntro} />}
      other={{
        question: signInMessages.isNew,
        answer: signInMessages.toRegister,
        to: paths.register(),
        state: { from },
      }}
    >
      {!loggingIn.isError && (
        <LoginNotice {...arrival} hasExpired={hasExpired} isUnfinished={isUnfinished} />
      )}
      <LoginForm loggingIn={loggingIn} email={email} from={from} />
      {otherWay}
    </SignInCard>
  )
}
