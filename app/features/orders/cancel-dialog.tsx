import { useEffect, useRef, useState, type RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { AppError } from '@/errors/app-error'
import { serverErrorText } from '@/errors/server-error-text'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/modal'
import { ordersMessages as messages } from './orders.messages'
import type { useCancelOrder } from './use-cancel-order'

interface CancelDialogProps {
  orderNo: string
  cancelling: ReturnType<typeof useCancelOrder>
  /** Whether the order can be cancelled. It becomes `false` while the dialog is still closing. */
  isOffered: boolean
  /** The message about the cancellation, which takes the focus after closing. */
  doneRef: RefObject<HTMLElement>
}

export function CancelDialog({ orderNo, cancelling, isOffered, doneRef }: CancelDialogProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      {isOffered && (
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            cancelling.reset()
            setOpen(true)
          }}
        >
          <FormattedMessage {...messages.cancel} />
        </Button>
      )}
      <Modal
        isOpen={isOpen}
        onClose={close}
        finalFocusRef={doneRef}
        title={<FormattedMessage {...messages.cancelTitle} values={{ orderNo }} />}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              <FormattedMessage {...messages.keep} />
            </Button>
            <Button
              isPending={cancelling.isLoading}
              onClick={() => cancelling.mutate(undefined, { onSuccess: close })}
            >
              <FormattedMessage {...messages.cancel} />
            </Button>
          </>
        }
      >
        <p>
          <FormattedMessage {...messages.cancelText} />
        </p>
        {cancelling.error && <Failure error={cancelling.error} />}
      </Modal>
    </>
  )
}

function Failure({ error }: { error: AppError }) {
  const intl = useIntl()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [error])
  const text =
    error.status === 409 ? intl.formatMessage(messages.tooLate) : serverErrorText(error, intl)
  return <Alert ref={box} tone="error" title={text} />
}
