import { SUGGESTION_LIST_SIZE } from '@/domain/search-suggestions'
import { Skeleton } from '@/ui/skeleton'
import styles from './search-suggestions.module.css'

/** The room of suggestions on their way. */
export function SuggestionsSkeleton() {
  return (
    <div className={styles.groups}>
      <div className={styles.group}>
        <Skeleton width="6rem" height="1rem" />
        <div className={styles.list}>
          {Array.from({ length: SUGGESTION_LIST_SIZE }, (_, index) => (
            <span key={index} className={styles.option}>
              <Skeleton className={styles.picture} />
              <span className={styles.words}>
                <Skeleton width="10rem" height="1rem" />
                <Skeleton width="5rem" height="0.8rem" />
              </span>
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}
