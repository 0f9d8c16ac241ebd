import { FormattedMessage } from 'react-intl'
import { errorMessages } from '@/errors/errors.messages'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { shopsMessages as messages } from './shops.messages'

/** Shops that could not be fetched (D1 §8), and another try. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert tone="error">
      <p>
        <FormattedMessage {...errorMessages.generic} />
      </p>
      <Button variant="quiet" size="sm" onClick={onRetry}>
        <FormattedMessage {...messages.retry} />
      </Button>
    </Alert>
  )
}
