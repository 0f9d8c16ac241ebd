import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/ui/button'
import { LazyDialogWindow } from '@/ui/lazy-dialog-window'
import { RadioGroup } from '@/ui/radio-group'
import styles from './subscriptions.module.css'
import { subscriptionsMessages as messages } from './subscriptions.messages'

const REASONS = ['notNow', 'tooMuch', 'tooExpensive', 'other'] as const

interface CancelDialogProps {
  isOpen: boolean
  name: string
  onClose: () => void
  onCancel: (reason: string) => void
  /** Undefined if the subscription is already paused. */
  onPause: (() => void) | undefined
}

/** Asks for the reason before a subscription is cancelled, and offers to pause it instead. */
export function CancelDialog({ isOpen, name, onClose, onCancel, onPause }: CancelDialogProps) {
  const [reason, setReason] = useState<string>(REASONS[0])
  const close = (act: () => void) => {
    onClose()
    act()
  }
  return (
    <LazyDialogWindow
      isOpen={isOpen}
      onClose={onClose}
      placement="center"
      title={<FormattedMessage {...messages.cancelTitle} values={{ product: name }} />}
      footer={
        <div className={styles.buttons}>
          {onPause && (
            <Button onClick={() => close(onPause)}>
              <FormattedMessage {...messages.pauseInstead} />
            </Button>
          )}
          <Button variant="secondary" onClick={() => close(() => onCancel(reason))}>
            <FormattedMessage {...messages.cancel} />
          </Button>
          <Button variant="quiet" onClick={onClose}>
            <FormattedMessage {...messages.keep} />
          </Button>
        </div>
      }
    >
      <div className="stack-4">
        <RadioGroup
          legend={<FormattedMessage {...messages.why} />}
          name="cancelReason"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          options={REASONS.map((one) => ({
            value: one,
            label: <FormattedMessage {...messages[one]} />,
          }))}
        />
        {onPause && (
          <p className={styles.hint}>
            <FormattedMessage {...messages.pauseHint} />
          </p>
        )}
      </div>
    </LazyDialogWindow>
  )
}
