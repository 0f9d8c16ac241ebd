import { FormattedMessage } from 'react-intl'
import { Skeleton } from '@/ui/skeleton'
import { reviewsMessages as messages } from './reviews.messages'
import styles from './reviews-block.module.css'

export function ReviewsSkeleton() {
  return (
    <div className={styles.columns} aria-busy="true">
      <div className={styles.aside}>
        <Skeleton width="100%" height="16rem" />
      </div>
      <ReviewRowsSkeleton />
    </div>
  )
}

export function ReviewRowsSkeleton() {
  return (
    <div className="stack-5 content-start">
      <p className="visually-hidden">
        <FormattedMessage {...messages.loading} />
      </p>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} width="100%" height="9rem" />
      ))}
    </div>
  )
}
