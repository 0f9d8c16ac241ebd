import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { readFreeShipping } from '@/commerce-client/basket-notices'
import type { Basket } from '@/commerce-client/baskets'
import { placeLine } from '@rules/address-lines'
import { findPendingAmounts } from '@/rules/pending-amounts'
import { useBasketStatus } from '@/shopper/basket/use-basket-status'
import { OrderTotals } from '@/purchase/order-parts/order-totals'
import { PromoCode } from '@/purchase/promo-codes/promo-code'
import { paths } from '@/site/paths'
import { ButtonLink } from '@/ui/button'
import { Heading } from '@/ui/heading'
import { Icon } from '@/ui/icon'
import styles from './bag-summary.module.css'
import { bagMessages } from './bag.messages'
import { CheckoutButton } from './checkout-button'
import { FreeShipping } from './free-shipping'
import { useBagTotals } from './use-bag-totals'

interface BagSummaryProps {
  basket: Basket
  /** `true` while a line's quantity is invalid; checkout is disabled then (CART-054). */
  isBlocked: boolean
  estimate?: ReactNode
  express?: ReactNode
}

export function BagSummary({ basket, isBlocked, estimate, express }: BagSummaryProps) {
  const { totals, preferred, isFetching } = useBagTotals(basket)
  const { isTaxPending, isEstimate } = findPendingAmounts(basket)
  const progress = readFreeShipping(basket)
  const hasGoods = (basket.productItems?.length ?? 0) > 0
  const isUpdating = useBasketStatus() === 'pending' || isFetching
  return (
    <section className={styles.summary} aria-labelledby="bag-summary">
      <Heading level={2} size="md" id="bag-summary">
        <FormattedMessage {...bagMessages.summary} />
      </Heading>
      {progress && <FreeShipping {...progress} />}
      {/* while a change is being saved, the totals are still the previous ones */}
      <div className={isUpdating ? styles.updating : undefined} aria-busy={isUpdating}>
        <OrderTotals totals={totals} />
      </div>
      <p className="visually-hidden" role="status">
        {isUpdating && <FormattedMessage {...bagMessages.updating} />}
      </p>
      {preferred && (
        <p className="note">
          <FormattedMessage {...bagMessages.toPreferred} values={{ place: placeLine(preferred) }} />
        </p>
      )}
      {!preferred && isTaxPending && (
        <p className="note">
          <FormattedMessage
            {...(basket.taxTotal ? bagMessages.taxNoteRest : bagMessages.taxNote)}
          />
        </p>
      )}
      {isEstimate && estimate}
      <PromoCode basket={basket} />
      <div className="stack-3">
        <CheckoutButton basket={basket} isBlocked={isBlocked} />
        {!isBlocked && express}
        <ButtonLink isWide variant="quiet" to={paths.home()}>
          <FormattedMessage {...bagMessages.continueShopping} />
        </ButtonLink>
      </div>
      <ul className={styles.assurances}>
        <li>
          <Icon name="lock" size={18} />
          <FormattedMessage {...bagMessages.secure} />
        </li>
        {hasGoods && (
          <li>
            <Icon name="gift" size={18} />
            <FormattedMessage {...bagMessages.giftMessage} />
          </li>
        )}
      </ul>
    </section>
  )
}
