import { classNames } from '@/ui/class-names'
import { Skeleton } from '@/ui/skeleton'
import styles from './line-item.module.css'

export function LineItemSkeleton({ size = 'md' }: { size?: 'sm' | 'md' }) {
  return (
    <div className={classNames('product-row', styles.line, size === 'sm' && styles.small)}>
      <Skeleton className={styles.picture} />
      <div className="stack-3 content-start">
        <Skeleton width="70%" height="1.5rem" />
        <Skeleton width="40%" height="1rem" />
        {size === 'md' && <Skeleton width="9rem" height="3rem" />}
      </div>
    </div>
  )
}
