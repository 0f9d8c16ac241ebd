import { CheckoutLayout } from './checkout-layout'
import { OrderSummary } from './order-summary'
import { Review } from './review'
import { WithCheckoutBasket } from './with-checkout-basket'

/** Checkout, step 3. */
export function ReviewStep() {
  return (
    <WithCheckoutBasket step="review">
      {(basket) => (
        <CheckoutLayout step="review" aside={<OrderSummary basket={basket} hasLines={false} />}>
          <Review basket={basket} />
        </CheckoutLayout>
      )}
    </WithCheckoutBasket>
  )
}
