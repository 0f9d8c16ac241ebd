import type { ReactNode } from 'react'
import type { Basket } from '@/commerce-client/baskets'
import { CheckoutLayout } from './checkout-layout'
import { OrderSummary } from './order-summary'
import { useCheckoutBegun } from './use-checkout-begun'
import { WithCheckoutBasket } from './with-checkout-basket'

interface ShippingStepProps {
  children: (basket: Basket) => ReactNode
}

/** The frame of checkout step 1. */
export function ShippingStep({ children }: ShippingStepProps) {
  return (
    <WithCheckoutBasket step="shipping">
      {(basket) => <Frame basket={basket}>{children(basket)}</Frame>}
    </WithCheckoutBasket>
  )
}

function Frame({ basket, children }: { basket: Basket; children: ReactNode }) {
  useCheckoutBegun(basket)
  return (
    <CheckoutLayout step="shipping" aside={<OrderSummary basket={basket} />}>
      {children}
    </CheckoutLayout>
  )
}
