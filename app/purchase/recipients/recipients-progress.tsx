import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { AppError } from '@/errors/app-error'
import { reasonText, serverErrorText } from '@/errors/server-error-text'
import { Alert } from '@/ui/alert'
import { RetryButton } from '@/ui/load-failure'
import { recipientMessages as messages } from './recipients.messages'
import type { RecipientsProgress } from './recipients.mutations'
import styles from './recipients-progress.module.css'

export function ProgressBar({ done, total }: RecipientsProgress) {
  return (
    <div className="stack-2 note">
      <p role="status">
        <FormattedMessage {...messages.adding} values={{ done, total }} />
      </p>
      <progress className={styles.bar} value={done} max={total} aria-hidden="true" />
    </div>
  )
}

interface RecipientsFailureProps {
  error: AppError
  onRetry?: () => void
}

/**
 * Why recipients could not be changed: the service's message, which takes the focus, and a retry
 * button.
 */
export function RecipientsFailure({ error, onRetry }: RecipientsFailureProps) {
  const intl = useIntl()
  const text = serverErrorText(error, intl)
  const reason = reasonText(error, intl)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [error])
  return (
    <Alert ref={box} tone="error" title={text}>
      {reason !== text && reason !== error.message && <p>{reason}</p>}
      {onRetry && <RetryButton onRetry={onRetry} />}
    </Alert>
  )
}
