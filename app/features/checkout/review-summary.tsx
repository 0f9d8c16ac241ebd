import { FormattedMessage } from 'react-intl'
import { readPendingAmounts } from '@/commerce-client/basket-notices'
import type { Basket } from '@/commerce-client/baskets'
import { OrderTotals } from '@/shopper/order-parts/order-totals'
import { TitledSection } from '@/shopper/order-parts/titled-section'
import { Button } from '@/ui/button'
import { checkoutMessages } from './checkout.messages'
import styles from './review-summary.module.css'
import { usePlaceOrder } from './use-place-order'

/** What the order comes to, and the button that places it, right below what it costs. */
export function ReviewSummary({ basket }: { basket: Basket }) {
  const { place, isPending } = usePlaceOrder(basket.basketId ?? '')
  return (
    <TitledSection title={checkoutMessages.summary}>
      <OrderTotals totals={basket} {...readPendingAmounts(basket)} />
      <div className={styles.actions}>
        <p role="status" className="visually-hidden">
          {isPending && <FormattedMessage {...checkoutMessages.placing} />}
        </p>
        <Button isWide isPending={isPending} onClick={place}>
          <FormattedMessage {...checkoutMessages.placeOrder} />
        </Button>
      </div>
    </TitledSection>
  )
}
