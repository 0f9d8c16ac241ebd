import { PurchaseDetails } from '@/purchase/order-parts/purchase-details'
import { paths } from '@/site/paths'
import { BagNews } from './bag-news'
import { CheckoutLayout } from './checkout-layout'
import { ReviewSummary } from './review-summary'
import { WithCheckoutBasket } from './with-checkout-basket'

/** Checkout step 3: review everything and place the order (CHK-044). */
export function ReviewStep() {
  return (
    <WithCheckoutBasket step="review">
      {(basket) => (
        <CheckoutLayout step="review" aside={<ReviewSummary basket={basket} />}>
          <BagNews basket={basket} />
          <PurchaseDetails
            purchase={basket}
            editPaths={{ shipping: paths.shipping(), payment: paths.billing(), items: paths.bag() }}
          />
        </CheckoutLayout>
      )}
    </WithCheckoutBasket>
  )
}
