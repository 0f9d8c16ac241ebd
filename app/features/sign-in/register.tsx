import { FormattedMessage } from 'react-intl'
import { Redirect, useLocation } from 'react-router-dom'
import { useCustomer } from '@/shopper/customer/use-customer'
import { paths } from '@/site/paths'
import { SignInCard } from './sign-in-card'
import { readLoginRouteState } from './login-route-state'
import { RegisterForm } from './register-form'
import { signInMessages } from './sign-in.messages'
import { useRegister } from './use-register'

/**
 * The registration page. The new customer is logged in immediately and redirected as after a login,
 * unless the site requires a verification of the e-mail address.
 */
export function Register() {
  const { from } = readLoginRouteState(useLocation<unknown>().state)
  const { data: customer } = useCustomer()
  const registering = useRegister()
  if (customer && !registering.isLoading) return <Redirect to={from ?? paths.account()} />
  const { data: login, variables } = registering
  if (login && login !== 'done') {
    const state = { from, email: variables?.email }
    if (login === 'failed') return <Redirect to={{ pathname: paths.login(), state }} />
    const confirmation = { ...state, verification: login }
    return <Redirect to={{ pathname: paths.accountConfirmation(), state: confirmation }} />
  }
  return (
    <SignInCard
      title={signInMessages.registerTitle}
      intro={<FormattedMessage {...signInMessages.registerIntro} />}
      other={{
        question: signInMessages.isKnown,
        answer: signInMessages.toLogIn,
        to: paths.login(),
        state: { from },
      }}
    >
      <RegisterForm registering={registering} />
    </SignInCard>
  )
}
