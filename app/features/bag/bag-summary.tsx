import { useHistory } from 'react-router-dom'
import { FormattedMessage } from 'react-intl'
import { readPendingAmounts } from '@/commerce-client/basket-notices'
import type { Basket } from '@/commerce-client/baskets'
import { OrderTotals } from '@/shopper/order-parts/order-totals'
import { paths } from '@/site/paths'
import { Button, ButtonLink } from '@/ui/button'
import { Heading } from '@/ui/heading'
import { Icon } from '@/ui/icon'
import styles from './bag-summary.module.css'
import { bagMessages } from './bag.messages'
import { PromoCode } from './promo-code'

interface BagSummaryProps {
  basket: Basket
  /** A quantity is not resolved: checkout waits (CART-054). */
  isBlocked: boolean
}

/** What the bag comes to, promo codes, and the way on. */
export function BagSummary({ basket, isBlocked }: BagSummaryProps) {
  const history = useHistory()
  const pending = readPendingAmounts(basket)
  return (
    <section className={styles.summary} aria-labelledby="bag-summary">
      <Heading level={2} size="md" id="bag-summary">
        <FormattedMessage {...bagMessages.summary} />
      </Heading>
      <OrderTotals totals={basket} {...pending} />
      {pending.isTaxPending && (
        <p className={styles.note}>
          <FormattedMessage {...bagMessages.taxNote} />
        </p>
      )}
      <PromoCode coupons={basket.couponItems} />
      <div className={styles.actions}>
        <Button
          isWide
          disabled={isBlocked}
          aria-describedby={isBlocked ? 'checkout-blocked' : undefined}
          onClick={() => history.push(paths.shipping())}
        >
          <FormattedMessage {...bagMessages.checkout} />
        </Button>
        {isBlocked && (
          <p id="checkout-blocked" className={styles.blocked}>
            <FormattedMessage {...bagMessages.checkoutBlocked} />
          </p>
        )}
        <ButtonLink isWide variant="quiet" to={paths.home()}>
          <FormattedMessage {...bagMessages.continueShopping} />
        </ButtonLink>
      </div>
      <ul className={styles.assurances}>
        <li>
          <Icon name="lock" size={18} />
          <FormattedMessage {...bagMessages.secure} />
        </li>
        <li>
          <Icon name="gift" size={18} />
          <FormattedMessage {...bagMessages.giftMessage} />
        </li>
      </ul>
    </section>
  )
}
