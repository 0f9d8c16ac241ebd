import { Skeleton } from '@/ui/skeleton'
import styles from './subscription.module.css'

export function SubscriptionSkeleton() {
  return (
    <div className={styles.offer} data-testid="subscription-skeleton">
      <Skeleton width="10rem" height="1.6rem" />
      <Skeleton width="14rem" height="2.4rem" />
      <Skeleton width="100%" height="3rem" />
    </div>
  )
}
