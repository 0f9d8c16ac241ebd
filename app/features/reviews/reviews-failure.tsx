import { FormattedMessage } from 'react-intl'
import { LoadFailure } from '@/ui/load-failure'
import { reviewsMessages as messages } from './reviews.messages'

export function ReviewsFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <LoadFailure onRetry={onRetry}>
      <FormattedMessage {...messages.failed} />
    </LoadFailure>
  )
}
