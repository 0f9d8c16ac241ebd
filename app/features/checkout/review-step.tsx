import { PurchaseDetails } from '@/purchase/order-parts/purchase-details'
import { paths } from '@/site/paths'
import { CheckoutLayout } from './checkout-layout'
import { ReviewSummary } from './review-summary'
import { WithCheckoutBasket } from './with-checkout-basket'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import { forgetBagBeforeChange, readBagBeforeChange } from '@/shopper/basket/bag-before-change'
import { useSite } from '@/site/use-site'
import { Alert } from '@/ui/alert'
import { bagNewsText } from './bag-change'

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

/** What another tab has put into the bag, or taken out of it, since the shopper last saw it. */
function BagNews({ basket }: { basket: Basket }) {
  const { id: siteId } = useSite()
  const intl = useIntl()
  useEffect(() => () => forgetBagBeforeChange(siteId), [siteId])
  const before = readBagBeforeChange(siteId)
  const text = before?.basketId === basket.basketId && before && bagNewsText(before, basket, intl)
  return text ? <Alert tone="warning">{text}</Alert> : null
}
