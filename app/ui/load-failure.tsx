import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { Alert } from './alert'
import { Button } from './button'

const messages = defineMessages({ retry: { id: 'loadFailure.retry', defaultMessage: 'Try again' } })

interface LoadFailureProps {
  /** Text about the content that could not be loaded. */
  children: ReactNode
  onRetry: () => void
}

export function LoadFailure({ children, onRetry }: LoadFailureProps) {
  return (
    <Alert tone="error">
      <p>{children}</p>
      <RetryButton onRetry={onRetry} />
    </Alert>
  )
}

interface RetryButtonProps {
  onRetry: () => void
  isPending?: boolean
}

export function RetryButton({ onRetry, isPending }: RetryButtonProps) {
  return (
    <Button variant="quiet" size="sm" isPending={isPending} onClick={onRetry}>
      <FormattedMessage {...messages.retry} />
    </Button>
  )
}
