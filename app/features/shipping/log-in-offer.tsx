import type { MouseEvent } from 'react'
import { FormattedMessage, defineMessages } from 'react-intl'
import type { ReturnState } from '@/rules/return-state'
import { useCustomer } from '@/shopper/customer/use-customer'
import { useIsSettled } from '@/purchase/checkout/unsaved-work'
import { LogInToSubscribe } from '@/purchase/subscriptions/log-in-to-subscribe'
import { paths } from '@/site/paths'
import { Alert } from '@/ui/alert'
import { Link } from '@/ui/link'
import styles from './shipping-form.module.css'

const logInMessages = defineMessages({
  haveAccount: { id: 'shipping.haveAccount', defaultMessage: 'Have an account?' },
  logIn: { id: 'shipping.logIn', defaultMessage: 'Log in' },
  loggedInAs: { id: 'shipping.loggedInAs', defaultMessage: 'You are logged in as {email}.' },
})

const BACK_HERE: ReturnState = { from: paths.shipping() }

interface LogInOfferProps {
  /** `true` if the bag contains a subscription, which requires an account. */
  isSubscribing: boolean
  /** Stores the typed values, so that they are restored after the login. */
  onLeave: () => void
}

/** Offers guests to log in; they return to this step with their bag and typed values. */
export function LogInOffer({ isSubscribing, onLeave }: LogInOfferProps) {
  const { data: customer } = useCustomer()
  const isSettled = useIsSettled()
  if (customer === undefined) return null
  if (customer) {
    return (
      <p className={styles.account} role="status">
        <FormattedMessage {...logInMessages.loggedInAs} values={{ email: customer.email }} />
      </p>
    )
  }
  const leave = (event: MouseEvent) => {
    // like any other link, this one does not leave the page with an unsaved gift message
    if (isSettled()) onLeave()
    else event.preventDefault()
  }
  if (isSubscribing) {
    return (
      <Alert>
        <LogInToSubscribe onLeave={leave} />
      </Alert>
    )
  }
  return (
    <p className={styles.account}>
      <FormattedMessage {...logInMessages.haveAccount} />{' '}
      <Link to={paths.login()} state={BACK_HERE} onClick={leave}>
        <FormattedMessage {...logInMessages.logIn} />
      </Link>
    </p>
  )
}
