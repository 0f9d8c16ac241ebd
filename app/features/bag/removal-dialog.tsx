import { FormattedMessage } from 'react-intl'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/modal'
import { bagMessages } from './bag.messages'

interface RemovalDialogProps {
  name: string
  isOpen: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks for confirmation before a quantity of 0 removes a line (CART-003). */
export function RemovalDialog({ name, isOpen, onConfirm, onCancel }: RemovalDialogProps) {
  return (
    <Modal
      isOpen={isOpen}
      onClose={onCancel}
      title={<FormattedMessage {...bagMessages.removalTitle} />}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            <FormattedMessage {...bagMessages.cancel} />
          </Button>
          <Button onClick={onConfirm}>
            <FormattedMessage {...bagMessages.yes} />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage {...bagMessages.removalText} values={{ name }} />
      </p>
    </Modal>
  )
}
