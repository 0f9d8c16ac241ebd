import { FormattedMessage } from 'react-intl'
import { LineItemSkeleton } from '@/purchase/order-parts/line-item-skeleton'
import { Skeleton } from '@/ui/skeleton'
import styles from './bag.module.css'
import { bagMessages } from './bag.messages'

/** The room of a bag of two lines, until the shopper's own is there. */
export function BagSkeleton() {
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
