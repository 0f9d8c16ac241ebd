import { FormattedMessage } from 'react-intl'
import { ConfirmDialog } from './confirm-dialog'
import { pickupMessages as messages } from './pickup.messages'

interface ChangeShopDialogProps {
  isOpen: boolean
  from?: string
  to?: string
  /** Number of pieces that would be removed from the bag. */
  waitingCount: number
  isPending: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks for confirmation before the preferred shop is replaced (SHOP-014). */
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
