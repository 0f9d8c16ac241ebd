import { FormattedMessage } from 'react-intl'
import { Skeleton } from '@/ui/skeleton'
import { orderMessages } from './order.messages'

export function OrderSkeleton() {
  return (
    <>
      <p className="visually-hidden" role="status">
        <FormattedMessage {...orderMessages.loading} />
      </p>
      <Skeleton height="9rem" />
      <Skeleton height="30rem" />
    </>
  )
}
