import type { RefObject } from 'react'
import { FormattedMessage } from 'react-intl'
import type { SavedCard } from '@/purchase/payment/saved-cards'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/modal'
import { useCardName } from './saved-card-tile'
import { walletMessages as messages } from './wallet.messages'

interface RemovalDialogProps {
  /** Undefined while the dialog is closed. */
  card: SavedCard | undefined
  paysSubscriptions: boolean
  isPending: boolean
  finalFocusRef: RefObject<HTMLElement>
  onConfirm: (card: SavedCard) => void
  onCancel: () => void
}

/**
 * Asks for confirmation before a card is removed, because it cannot be restored without its number.
 */
export function RemovalDialog({
  card,
  paysSubscriptions,
  isPending,
  onConfirm,
  onCancel,
  ...rest
}: RemovalDialogProps) {
  const toName = useCardName()
  return (
    <Modal
      {...rest}
      isOpen={card !== undefined}
      onClose={onCancel}
      title={<FormattedMessage {...messages.removalTitle} />}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            <FormattedMessage {...messages.keep} />
          </Button>
          <Button isPending={isPending} onClick={() => card && onConfirm(card)}>
            <FormattedMessage {...messages.confirmRemoval} />
          </Button>
        </>
      }
    >
      {card && (
        <p>
          <FormattedMessage {...messages.removalText} values={{ name: toName(card) }} />{' '}
          {paysSubscriptions && <FormattedMessage {...messages.removalOfPaying} />}
        </p>
      )}
    </Modal>
  )
}
