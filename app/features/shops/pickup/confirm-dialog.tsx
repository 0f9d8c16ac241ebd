import type { ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/modal'
import { pickupMessages as messages } from './pickup.messages'

interface ConfirmDialogProps {
  isOpen: boolean
  title: MessageDescriptor
  cancel: MessageDescriptor
  isPending: boolean
  onConfirm: () => void
  onCancel: () => void
  children: ReactNode
}

export function ConfirmDialog({ title, cancel, isPending, ...dialog }: ConfirmDialogProps) {
  const { isOpen, onConfirm, onCancel, children } = dialog
  return (
    <Modal
      isOpen={isOpen}
      onClose={onCancel}
      title={<FormattedMessage {...title} />}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            <FormattedMessage {...cancel} />
          </Button>
          <Button isPending={isPending} onClick={onConfirm}>
            <FormattedMessage {...messages.yes} />
          </Button>
        </>
      }
    >
      <div className="stack-3">{children}</div>
    </Modal>
  )
}
