import { FormattedMessage } from 'react-intl'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { reviewsMessages as messages } from './reviews.messages'

/** Reviews that did not come, and another try. */
export function ReviewsFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert tone="error">
      <p>
        <FormattedMessage {...messages.failed} />
      </p>
      <Button variant="quiet" size="sm" onClick={onRetry}>
        <FormattedMessage {...messages.retry} />
      </Button>
    </Alert>
  )
}
