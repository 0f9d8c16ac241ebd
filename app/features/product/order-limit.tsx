import { FormattedMessage } from 'react-intl'
import { productKindMessages as messages } from './product-kinds.messages'

interface OrderLimitProps {
  limit: number
  /** How many the bag holds. */
  inBag: number
}

/** The most that one order may hold, or how much of it the bag holds (MAT-005). */
export function OrderLimit({ limit, inBag }: OrderLimitProps) {
  return (
    <p aria-live="polite">
      {inBag > 0 ? (
        <FormattedMessage {...messages.limitInBag} values={{ count: inBag, limit }} />
      ) : (
        <FormattedMessage {...messages.limit} values={{ limit }} />
      )}
    </p>
  )
}
