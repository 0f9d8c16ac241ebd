import { FormattedMessage } from 'react-intl'
import type { ReturnState } from '@/rules/return-state'
import { errorMessages } from '@/errors/errors.messages'
import { useCustomer } from '@/shopper/customer/use-customer'
import { useExpiryNotice } from '@/shopper/session/use-session-expired'
import { paths } from '@/site/paths'
import { Alert } from '@/ui/alert'
import { Link } from '@/ui/link'
import { bagMessages } from './bag.messages'

const BACK_TO_BAG: ReturnState = { from: paths.bag() }

/**
 * Shown after a session has expired. A customer gets the bag back by logging in; a guest's bag is
 * lost.
 */
export function ExpiredNotice() {
  const hasExpired = useExpiryNotice()
  const hasGuestExpired = useExpiryNotice('guest-expired')
  const { data: customer } = useCustomer()
  if (customer) return null
  if (hasGuestExpired) {
    return (
      <Alert title={<FormattedMessage {...bagMessages.guestExpiredTitle} />}>
        <FormattedMessage {...bagMessages.guestExpired} />
      </Alert>
    )
  }
  if (!hasExpired) return null
  return (
    <Alert title={<FormattedMessage {...errorMessages.sessionExpired} />}>
      <Link to={paths.login()} state={BACK_TO_BAG}>
        <FormattedMessage {...bagMessages.logIn} />
      </Link>
    </Alert>
  )
}
