import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { Alert } from './alert'
import { Button } from './button'

const messages = defineMessages({ retry: { id: 'loadFailure.retry', defaultMessage: 'Try again' } })

interface LoadFailureProps {
  /** What could not be fetched. */
  children: ReactNode
  onRetry: () => void
}

/** Shown in place of something that failed to load, with a retry. */
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

/** Another try at what failed. */
export function RetryButton({ onRetry, isPending }: RetryButtonProps) {
  return (
    <Button variant="quiet" size="sm" isPending={isPending} onClick={onRetry}>
      <FormattedMessage {...messages.retry} />
    </Button>
  )
}
