import { Skeleton } from '@/ui/skeleton'
import styles from './pickup.module.css'

const ROWS = [0, 1, 2]

/** Shops on their way. */
export function PickupShopsSkeleton() {
  return (
    <div className={styles.shops}>
      {ROWS.map((row) => (
        <div key={row} className={styles.shop}>
          <Skeleton width="1.75rem" height="2.25rem" />
          <Skeleton height="11.5rem" />
        </div>
      ))}
    </div>
  )
}
