import { Skeleton } from '@/ui/skeleton'
import styles from './product-tile.module.css'

export function ProductTileSkeleton() {
  return (
    <div className={styles.tile}>
      <Skeleton aspectRatio="1" />
      <div className={styles.skeletonBody}>
        <Skeleton height="1.3rem" width="80%" />
        <Skeleton height="1.3rem" width="50%" />
      </div>
    </div>
  )
}
