import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { AppError } from '@/errors/app-error'
import { reasonText } from '@/errors/server-error-text'
import { RECIPIENTS_LEFT, RecipientRefused } from '@/purchase/recipients/add-recipients'
import { Alert } from '@/ui/alert'
import { importMessages as messages } from './import-recipients.messages'

/** The reason why recipients were not added. Takes the focus. */
export function AddingFailure({ error }: { error: AppError }) {
  const intl = useIntl()
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.focus(), [error])
  const name = error instanceof RecipientRefused ? error.recipient : ''
  const message =
    error.type === RECIPIENTS_LEFT
      ? messages.failedHalfway
      : name
        ? messages.failedFor
        : messages.failed
  return (
    <Alert ref={alert} tone="error">
      <FormattedMessage {...message} values={{ name, reason: reasonText(error, intl) }} />
    </Alert>
  )
}
