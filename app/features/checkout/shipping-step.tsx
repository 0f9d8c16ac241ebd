import type { ReactNode } from 'react'
import type { Basket } from '@/commerce-client/baskets'
import { CheckoutLayout } from './checkout-layout'
import { OrderSummary } from './order-summary'
import { WithCheckoutBasket } from './with-checkout-basket'
import { toActivityProducts } from '@/shopper/activities/activity-products'
import { useActivityOf } from '@/shopper/activities/report-activity'

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

/** Reports that checkout has begun, with the contents and total of the bag (REC-007). */
export function useCheckoutBegun(basket: Basket): void {
  useActivityOf('beginCheckout', basket.basketId, () => ({
    amount: basket.orderTotal ?? basket.productTotal ?? basket.productSubTotal ?? 0,
    products: toActivityProducts(basket.productItems ?? [], basket),
  }))
}
