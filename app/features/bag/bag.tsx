import { useEffect, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { LineItemSkeleton } from '@/purchase/order-parts/line-item-skeleton'
import { forgetBagBeforeChange } from '@/shopper/basket/bag-before-change'
import { useBasket, useBasketCount } from '@/shopper/basket/use-basket'
import { useCheckoutError } from '@/purchase/checkout/checkout-error'
import { useSite } from '@/site/use-site'
import { Alert } from '@/ui/alert'
import { RetryButton } from '@/ui/load-failure'
import { Heading } from '@/ui/heading'
import { Skeleton } from '@/ui/skeleton'
import { BagContents } from './bag-contents'
import { BAG_TITLE_ID } from './bag-title-id'
import { bagMessages } from './bag.messages'
import styles from './bag.module.css'
import { ExpiredNotice } from './expired-notice'
import { useVisitEnd } from './use-visit-end'

interface BagProps {
  /** Content below an empty bag. */
  suggestions?: ReactNode
  extras?: ReactNode
  /** Shown below the totals while they are not final, e.g. a shipping estimate. */
  estimate?: ReactNode
  /** Shown below the button to checkout, e.g. other ways to pay. */
  express?: ReactNode
}

export function Bag({ suggestions, extras, estimate, express }: BagProps) {
  const { data: basket, isError, refetch, isFetching } = useBasket()
  const count = useBasketCount()
  const end = useVisitEnd()
  const { clear } = useCheckoutError()
  const { id: siteId } = useSite()
  useEffect(() => {
    clear()
    forgetBagBeforeChange(siteId)
  }, [clear, siteId])
  return (
    <div className={`container ${styles.bag}`}>
      <div className={styles.head}>
        <Heading level={1} id={BAG_TITLE_ID} tabIndex={-1}>
          <FormattedMessage {...bagMessages.title} />
        </Heading>
        {count !== undefined && count > 0 && (
          <span className="muted">
            <FormattedMessage {...bagMessages.count} values={{ count }} />
          </span>
        )}
      </div>
      {end && <ExpiredNotice end={end} />}
      {basket === undefined && isError && (
        <Alert tone="error" title={<FormattedMessage {...bagMessages.failed} />}>
          <RetryButton isPending={isFetching} onRetry={() => void refetch()} />
        </Alert>
      )}
      {basket === undefined && !isError && <BagSkeleton />}
      {basket !== undefined && (
        <BagContents
          {...{ basket, suggestions, extras, estimate, express }}
          isLost={Boolean(end)}
        />
      )}
    </div>
  )
}

/** Placeholder with the height of a bag with two lines, until the bag is loaded. */
function BagSkeleton() {
  return (
    <div className={styles.columns} aria-busy="true">
      <p className="visually-hidden" role="status">
        <FormattedMessage {...bagMessages.loading} />
      </p>
      <div className={styles.lines}>
        <LineItemSkeleton />
        <LineItemSkeleton />
      </div>
      <Skeleton height="27rem" className={styles.aside} />
    </div>
  )
}
