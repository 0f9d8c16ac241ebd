import { splitShipments } from '@/domain/shipments'
import { useCheckoutError } from '@/shopper/checkout-error'
import { BillingForm } from './billing-form'
import { CheckoutLayout } from './checkout-layout'
import { OrderSummary } from './order-summary'
import { WithCheckoutBasket } from './with-checkout-basket'

/** Checkout, step 2. */
export function PaymentStep() {
  const { message } = useCheckoutError()
  return (
    <WithCheckoutBasket step="payment">
      {(basket) => (
        <CheckoutLayout step="payment" aside={<OrderSummary basket={basket} />}>
          <BillingForm
            basket={basket}
            shippingAddress={splitShipments(basket).deliveries[0]?.shippingAddress}
            hasFailed={message !== undefined}
          />
        </CheckoutLayout>
      )}
    </WithCheckoutBasket>
  )
}
