import type { ReactNode } from 'react'
import { LISTING_PAGE_SIZE } from '@/rules/listing-window'
import { Skeleton } from '@/ui/skeleton'
import styles from './listing.module.css'

export function ListingSkeleton({ renderSkeleton }: { renderSkeleton: () => ReactNode }) {
  return (
    <div className={styles.layout}>
      <div className={styles.filters}>
        <Skeleton className={styles.toggleRoom} height="2.75rem" />
        <Skeleton className={styles.groupsRoom} height="24rem" />
      </div>
      <div className={styles.results}>
        <div className={styles.toolbar}>
          <Skeleton className="note" width="6rem" height="1.3rem" />
          <Skeleton className={styles.sort} width="12rem" height="2.75rem" />
        </div>
        <ul className={styles.grid}>
          {Array.from({ length: LISTING_PAGE_SIZE }, (_, index) => (
            <li key={index}>{renderSkeleton()}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
