import { FormattedMessage } from 'react-intl'
import type { ListingFacets } from '@/commerce-client/search.mapper'
import type { ListingState } from '@/domain/listing-address'
import { Skeleton } from '@/ui/skeleton'
import { listingMessages as messages } from './listing.messages'
import styles from './listing.module.css'
import { SortSelect } from './sort-select'

interface ListingToolbarProps {
  total?: number
  facets?: ListingFacets
  state: ListingState
}

/** How many there are, and in which order. */
export function ListingToolbar({ total, facets, state }: ListingToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <p className={styles.count} aria-live="polite">
        {total === undefined ? (
          <Skeleton width="6rem" height="1.3rem" />
        ) : (
          <FormattedMessage {...messages.count} values={{ total }} />
        )}
      </p>
      {facets && facets.sorts.length > 0 ? (
        <SortSelect facets={facets} state={state} />
      ) : (
        <Skeleton width="12rem" height="2.75rem" />
      )}
    </div>
  )
}
