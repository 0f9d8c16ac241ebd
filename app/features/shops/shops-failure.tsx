import { FormattedMessage } from 'react-intl'
import { errorMessages } from '@/errors/errors.messages'
import { LoadFailure } from '@/ui/load-failure'

/** Shown if the shops could not be loaded (SHOP-037), with a retry. */
export function ShopsFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <LoadFailure onRetry={onRetry}>
      <FormattedMessage {...errorMessages.generic} />
    </LoadFailure>
  )
}
