import { FormattedMessage } from 'react-intl'
import { Skeleton } from '@/ui/skeleton'
import styles from './pick-options.module.css'
import { productMessages as messages } from './product.messages'

/** The room of a product whose options are on their way: most have sizes in one row. */
export function PickOptionsSkeleton() {
  return (
    <div className={styles.options} aria-busy="true">
      <p className="visually-hidden" role="status">
        <FormattedMessage {...messages.loading} />
      </p>
      <div className={styles.product}>
        <Skeleton aspectRatio="1" />
        <div className={styles.text}>
          <Skeleton width="12rem" height="1.5rem" />
          <Skeleton width="4rem" height="1.5rem" />
        </div>
      </div>
      <Skeleton height="5.125rem" />
      <Skeleton width="5rem" height="1.375rem" />
      <Skeleton className={styles.order} />
    </div>
  )
}
