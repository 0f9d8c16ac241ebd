import { FormattedMessage } from 'react-intl'
import type { CheckoutStep } from '@/domain/checkout-steps'
import { Skeleton } from '@/ui/skeleton'
import { CheckoutLayout } from './checkout-layout'
import { checkoutMessages } from './checkout.messages'
import { OrderSummarySkeleton } from './order-summary'

/** The room of a checkout page until the basket is there. */
export function CheckoutSkeleton({ step }: { step: CheckoutStep }) {
  return (
    <CheckoutLayout step={step} aside={<OrderSummarySkeleton />}>
      <p className="visually-hidden" role="status">
        <FormattedMessage {...checkoutMessages.loading} />
      </p>
      <Skeleton height="10rem" />
      <Skeleton height="28rem" />
    </CheckoutLayout>
  )
}
