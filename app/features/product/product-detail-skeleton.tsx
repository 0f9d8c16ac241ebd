import { Skeleton } from '@/ui/skeleton'
import styles from './product-detail.module.css'

export function ProductDetailSkeleton() {
  return (
    <div className={styles.detail}>
      <Skeleton aspectRatio="1" />
      <div className={styles.text}>
        <Skeleton width="18rem" height="3rem" />
        <Skeleton width="6rem" height="1.75rem" />
        <Skeleton width="22rem" height="4rem" />
        <Skeleton width="16rem" height="4.5rem" />
        <Skeleton width="22rem" height="3rem" />
      </div>
    </div>
  )
}
