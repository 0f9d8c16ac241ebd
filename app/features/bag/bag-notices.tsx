import { FormattedMessage, useIntl } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import type { AppError } from '@/errors/app-error'
import { serverErrorText } from '@/errors/server-error-text'
import { Alert } from '@/ui/alert'
import { BagFlashes } from './bag-flashes'
import { bagMessages } from './bag.messages'
import styles from './bag.module.css'
import { ClosedPickupNotice } from './closed-pickup-notice'
import { RemovedNotice, RestoredNotice } from './removed-notice'
import { usePickupAddress } from './use-pickup-address'
import type { useRemoval } from './use-removal'

interface BagNoticesProps {
  basket: Basket | null
  removal: ReturnType<typeof useRemoval>
  error: AppError | null
}

/** What was said about the bag: by the service, and about what the shopper did last. */
export function BagNotices({ basket, removal, error }: BagNoticesProps) {
  const intl = useIntl()
  const { restored, removed } = removal
  const [newest] = removed
  return (
    <div className={styles.notices}>
      {basket && <PickupAddressNotice basket={basket} />}
      {basket && <ClosedPickupNotice basket={basket} />}
      {basket && <BagFlashes basket={basket} />}
      {error && <Alert tone="error">{serverErrorText(error, intl)}</Alert>}
      {removed.map((line) => (
        <RemovedNotice
          key={line.itemId}
          line={line}
          isNewest={line === newest}
          isUndoing={removal.undoing === line.itemId}
          onUndo={() => removal.undo(line)}
        />
      ))}
      {restored && <RestoredNotice key={restored.itemId} name={restored.name} />}
    </div>
  )
}

/** Says that what is collected waits at another address than before (CART-002). */
function PickupAddressNotice({ basket }: { basket: Basket }) {
  const isUpdated = usePickupAddress(basket)
  if (!isUpdated) return null
  return (
    <Alert tone="warning">
      <FormattedMessage {...bagMessages.addressUpdated} />
    </Alert>
  )
}
