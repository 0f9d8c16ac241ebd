import { Redirect, useLocation } from 'react-router-dom'
import { readArrival } from '@/domain/arrival'
import { useCustomer } from '@/shopper/customer/use-customer'
import { paths } from '@/site/paths'
import { signInMessages } from './sign-in.messages'
import { EntryCard } from './entry-card'
import { RegisterForm } from './register-form'
import { useRegister } from './use-register'

/** Making an account; its owner is logged in at once and goes on as after a login. */
export function Register() {
  const { from } = readArrival(useLocation<unknown>().state)
  const { data: customer } = useCustomer()
  const registering = useRegister()
  if (customer && !registering.isLoading) return <Redirect to={from ?? paths.account()} />
  if (registering.data === false) {
    return <Redirect to={{ pathname: paths.login(), state: { from } }} />
  }
  return (
    <EntryCard
      title={signInMessages.registerTitle}
      intro={signInMessages.registerIntro}
      other={{
        question: signInMessages.isKnown,
        answer: signInMessages.toLogIn,
        to: paths.login(),
        state: { from },
      }}
    >
      <RegisterForm registering={registering} />
    </EntryCard>
  )
}
