import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import { mergeLines } from '@/rules/merge-lines'
import { findPendingAmounts } from '@/rules/pending-amounts'
import { GiftCardLines } from '@/purchase/order-parts/gift-card-lines'
import { PurchaseLines } from '@/purchase/order-parts/purchase-lines'
import { OrderTotals } from '@/purchase/order-parts/order-totals'
import { PromoCode } from '@/purchase/promo-codes/promo-code'
import { paths } from '@/site/paths'
import { Icon } from '@/ui/icon'
import { Link } from '@/ui/link'
import { Money } from '@/ui/price'
import { Skeleton } from '@/ui/skeleton'
import { checkoutMessages } from './checkout.messages'
import styles from './order-summary.module.css'

const WIDE = '(min-width: 1024px)'

export function OrderSummary({ basket }: { basket: Basket }) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (details.current) details.current.open = window.matchMedia(WIDE).matches
  }, [])
  const { isEstimate } = findPendingAmounts(basket)
  return (
    <details ref={details} className={styles.summary}>
      <summary className={styles.toggle}>
        <span className={styles.title}>
          <FormattedMessage {...checkoutMessages.summary} />
          <Icon name="chevron-down" size={18} />
        </span>
        <span className={styles.amount}>
          {isEstimate && (
            <span className={styles.estimated}>
              <FormattedMessage {...checkoutMessages.estimated} />{' '}
            </span>
          )}
          <Money amount={basket.orderTotal ?? 0} />
        </span>
      </summary>
      <div className={styles.body}>
        <PurchaseLines lines={mergeLines(basket.productItems ?? [])} />
        <GiftCardLines items={basket.giftCertificateItems} size="sm" />
        <Link to={paths.bag()} className={styles.edit}>
          <FormattedMessage {...checkoutMessages.editBag} />
        </Link>
        <OrderTotals totals={basket} isInCheckout />
        <PromoCode basket={basket} />
      </div>
    </details>
  )
}

/** Placeholder with the height of a collapsed summary. */
export function OrderSummarySkeleton() {
  return <Skeleton height="4rem" />
}
