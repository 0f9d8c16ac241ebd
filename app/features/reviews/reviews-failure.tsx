import { FormattedMessage } from 'react-intl'
import { LoadFailure } from '@/ui/load-failure'
import { reviewsMessages as messages } from './reviews.messages'

/** Reviews that did not come, and another try. */
export function ReviewsFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <LoadFailure onRetry={onRetry}>
      <FormattedMessage {...messages.failed} />
    </LoadFailure>
  )
}
