import { FormattedMessage, useIntl } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import type { AppError } from '@/errors/app-error'
import { serverErrorText } from '@/errors/server-error-text'
import { Alert } from '@/ui/alert'
import { BagFlashes } from './bag-flashes'
import { bagMessages } from './bag.messages'
import styles from './bag.module.css'
import { ClosedPickupNotice } from './closed-pickup-notice'
import { usePickupAddress } from './use-pickup-address'

interface BagNoticesProps {
  basket: Basket | null
  error: AppError | null
}

export function BagNotices({ basket, error }: BagNoticesProps) {
  const intl = useIntl()
  return (
    <div className={styles.notices}>
      {basket && <PickupAddressNotice basket={basket} />}
      {basket && <ClosedPickupNotice basket={basket} />}
      {basket && <BagFlashes basket={basket} />}
      {error && <Alert tone="error">{serverErrorText(error, intl)}</Alert>}
    </div>
  )
}

/** Informs the shopper that the pickup shop's address has changed (CART-002). */
function PickupAddressNotice({ basket }: { basket: Basket }) {
  const isUpdated = usePickupAddress(basket)
  if (!isUpdated) return null
  return (
    <Alert tone="warning">
      <FormattedMessage {...bagMessages.addressUpdated} />
    </Alert>
  )
}
