import { useIntl } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import type { AppError } from '@/errors/app-error'
import { serverErrorText } from '@/errors/server-error-text'
import { Alert } from '@/ui/alert'
import { BagFlashes } from './bag-flashes'
import styles from './bag.module.css'
import { ClosedPickupNotice } from './closed-pickup-notice'
import { PickupAddressNotice } from './pickup-address-notice'
import { RemovedNotice, RestoredNotice } from './removed-notice'
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
