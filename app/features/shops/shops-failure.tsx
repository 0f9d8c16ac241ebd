import { FormattedMessage } from 'react-intl'
import { errorMessages } from '@/errors/errors.messages'
import { LoadFailure } from '@/ui/load-failure'

/** Shops that could not be fetched (SHOP-037), and another try. */
export function ShopsFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <LoadFailure onRetry={onRetry}>
      <FormattedMessage {...errorMessages.generic} />
    </LoadFailure>
  )
}
