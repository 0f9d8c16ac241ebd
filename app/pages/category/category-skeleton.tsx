import { ProductTileSkeleton } from '@/features/product/product-tile-skeleton'
import { ListingSkeleton } from '@/features/listing/listing-skeleton'
import { Skeleton } from '@/ui/skeleton'
import styles from './category-page.module.css'

/** The room of a category on its way. */
export function CategorySkeleton() {
  return (
    <div className="container">
      <div className={styles.head}>
        <Skeleton width="12rem" height="1.3rem" />
        <Skeleton width="60%" height="3rem" />
        <Skeleton width="40%" height="1.6rem" />
      </div>
      <ListingSkeleton renderSkeleton={() => <ProductTileSkeleton />} />
    </div>
  )
}
