import type { ReactNode } from 'react'
import type { Basket } from '@/commerce-client/baskets'
import { CheckoutLayout } from './checkout-layout'
import { OrderSummary } from './order-summary'
import { WithCheckoutBasket } from './with-checkout-basket'

interface PaymentStepProps {
  /** What is filled on the page. */
  children: (basket: Basket) => ReactNode
}

/** Checkout, step 2: the frame. */
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
