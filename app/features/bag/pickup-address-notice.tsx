import { FormattedMessage } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import { Alert } from '@/ui/alert'
import { bagMessages } from './bag.messages'
import { usePickupAddress } from './use-pickup-address'

/** Says that what is collected waits at another address than before (CART-002). */
export function PickupAddressNotice({ basket }: { basket: Basket }) {
  const isUpdated = usePickupAddress(basket)
  if (!isUpdated) return null
  return (
    <Alert tone="warning">
      <FormattedMessage {...bagMessages.addressUpdated} />
    </Alert>
  )
}
