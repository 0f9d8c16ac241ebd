import { FormattedMessage } from 'react-intl'
import { ConfirmDialog } from './confirm-dialog'
import { pickupMessages as messages } from './pickup.messages'

interface ChangeShopDialogProps {
  isOpen: boolean
  from?: string
  to?: string
  /** Pieces that would leave the bag. */
  waitingCount: number
  isPending: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before another shop takes the place of the preferred one (SHOP-014). */
export function ChangeShopDialog({ from, to, waitingCount, ...dialog }: ChangeShopDialogProps) {
  return (
    <ConfirmDialog title={messages.change} cancel={messages.noCancelChange} {...dialog}>
      <p>
        <FormattedMessage {...messages.changeText} values={{ from, to }} />
      </p>
      {waitingCount > 0 && (
        <p>
          <FormattedMessage {...messages.losing} values={{ count: waitingCount }} />
        </p>
      )}
    </ConfirmDialog>
  )
}
