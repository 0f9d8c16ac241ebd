import { FormattedMessage } from 'react-intl'
import type { ArrivalState } from '@/domain/arrival'
import { errorMessages } from '@/errors/errors.messages'
import { useCustomer } from '@/shopper/customer/use-customer'
import { useExpiryNotice } from '@/shopper/session/use-session-expired'
import { paths } from '@/site/paths'
import { Alert } from '@/ui/alert'
import { Link } from '@/ui/link'
import { bagMessages } from './bag.messages'

const BACK_TO_BAG: ArrivalState = { from: paths.bag() }

/** Where a customer's bag has gone whose session has ended: it is there again once they log in. */
export function ExpiredNotice() {
  const hasExpired = useExpiryNotice()
  const { data: customer } = useCustomer()
  if (!hasExpired || customer) return null
  return (
    <Alert title={<FormattedMessage {...errorMessages.sessionExpired} />}>
      <Link to={paths.login()} state={BACK_TO_BAG}>
        <FormattedMessage {...bagMessages.logIn} />
      </Link>
    </Alert>
  )
}
