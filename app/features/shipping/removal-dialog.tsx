import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import { useRemoveRecipients } from '@/purchase/recipients/recipients.mutations'
import { RecipientsFailure } from '@/purchase/recipients/recipients-progress'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/modal'
import { countPieces } from './recipient-row'
import { shippingMessages as messages } from './shipping.messages'
import { recipientsTitle } from './use-focus-back'

interface RemovalDialogProps {
  basket: Basket
  /** The recipients to remove; an empty list closes the dialog. */
  ids: readonly string[]
  names: string
  onClose: () => void
  onRemoved: () => void
}

/** Asks for confirmation before recipients are removed together with their items (MSH-027). */
export function RemovalDialog({ basket, ids, names, onClose, onRemoved }: RemovalDialogProps) {
  const { mutateAsync, isLoading, error } = useRemoveRecipients()
  // After a removal, the focus moves to the list's title, because the button that opened the dialog
  // has disappeared.
  const finalFocusRef = useRef<HTMLElement | null>(null)
  const remove = async () => {
    try {
      await mutateAsync(ids)
    } catch {
      // the mutation contains the error
      return
    }
    // announced before closing, because with one recipient left, this dialog is unmounted with the
    // list
    finalFocusRef.current = recipientsTitle()
    onRemoved()
    onClose()
  }
  const cancel = () => {
    finalFocusRef.current = null
    onClose()
  }
  return (
    <Modal
      isOpen={ids.length > 0}
      onClose={cancel}
      finalFocusRef={finalFocusRef}
      title={<FormattedMessage {...messages.removalTitle} values={{ count: ids.length }} />}
      footer={
        <>
          <Button variant="secondary" onClick={cancel}>
            <FormattedMessage {...messages.cancel} />
          </Button>
          <Button isPending={isLoading} onClick={() => void remove()}>
            <FormattedMessage {...messages.removalYes} />
          </Button>
        </>
      }
    >
      <div className="stack-4">
        <p>
          <FormattedMessage
            {...messages.removalText}
            values={{ pieces: countPieces(basket, ...ids), names }}
          />
        </p>
        {error && <RecipientsFailure error={error} />}
      </div>
    </Modal>
  )
}
