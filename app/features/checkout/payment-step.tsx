import type { ReactNode } from 'react'
import type { Basket } from '@/commerce-client/baskets'
import { CheckoutLayout } from './checkout-layout'
import { OrderSummary } from './order-summary'
import { WithCheckoutBasket } from './with-checkout-basket'

interface PaymentStepProps {
  children: (basket: Basket) => ReactNode
}

/** The frame of checkout step 2. */
export function PaymentStep({ children }: PaymentStepProps) {
  return (
    <WithCheckoutBasket step="payment">
      {(basket) => (
        <CheckoutLayout step="payment" aside={<OrderSummary basket={basket} />}>
          {children(basket)}
        </CheckoutLayout>
      )}
    </WithCheckoutBasket>
  )
}
