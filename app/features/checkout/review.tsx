import { FormattedMessage } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import { PurchaseDetails } from '@/shopper/order-parts/purchase-details'
import { paths } from '@/site/paths'
import { Button } from '@/ui/button'
import { checkoutMessages } from './checkout.messages'
import styles from './review.module.css'
import { usePlaceOrder } from './use-place-order'

/** Step 3: everything once more, and the order is placed (CHK-044). */
export function Review({ basket }: { basket: Basket }) {
  const { place, isPending } = usePlaceOrder(basket.basketId ?? '')
  return (
    <>
      <PurchaseDetails
        purchase={basket}
        editPaths={{ shipping: paths.shipping(), payment: paths.billing(), items: paths.bag() }}
      />
      <div className={styles.actions}>
        <p role="status" className="visually-hidden">
          {isPending && <FormattedMessage {...checkoutMessages.placing} />}
        </p>
        <Button isPending={isPending} onClick={place}>
          <FormattedMessage {...checkoutMessages.placeOrder} />
        </Button>
      </div>
    </>
  )
}
