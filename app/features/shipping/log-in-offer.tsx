import type { MouseEvent } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ArrivalState } from '@/domain/arrival'
import { useCustomer } from '@/shopper/customer/use-customer'
import { useIsSettled } from '@/purchase/checkout/unsaved-work'
import { LogInToSubscribe } from '@/purchase/subscriptions/log-in-to-subscribe'
import { paths } from '@/site/paths'
import { Alert } from '@/ui/alert'
import { Link } from '@/ui/link'
import { logInMessages } from './log-in.messages'
import styles from './shipping-form.module.css'

const BACK_HERE: ArrivalState = { from: paths.shipping() }

interface LogInOfferProps {
  /** Something in the bag is to be sent again and again, for which a guest needs an account. */
  isSubscribing: boolean
  /** Stores what is typed for the way back. */
  onLeave: () => void
}

/** For a guest with an account: login comes back to this step, with everything in it. */
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
    // an unsaved gift message keeps the shopper here, as with every other link
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
