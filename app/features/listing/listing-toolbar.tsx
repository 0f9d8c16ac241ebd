import type { Ref } from 'react'
import { FormattedMessage } from 'react-intl'
import { Skeleton } from '@/ui/skeleton'
import { listingMessages as messages } from './listing.messages'
import styles from './listing.module.css'
import { PickupToggle } from './pickup-toggle'
import { SortSelect } from './sort-select'
import type { ListingData } from './use-listing'

interface ListingToolbarProps {
  listing: ListingData
  /** Where the focus goes when what had it is gone. */
  countRef: Ref<HTMLParagraphElement>
}

/** How many there are, in which order, and whether only what a shop hands over. */
export function ListingToolbar({ listing, countRef }: ListingToolbarProps) {
  const { facets, hasFailed, pickup, state, total } = listing
  return (
    <div className={styles.toolbar}>
      <p ref={countRef} className={styles.count} tabIndex={-1}>
        {total !== undefined && <FormattedMessage {...messages.count} values={{ total }} />}
        {total === undefined && !hasFailed && <Skeleton width="6rem" height="1.3rem" />}
      </p>
      {pickup.isOffered && (
        <div className={styles.pickup}>
          <PickupToggle pickup={pickup} state={state} />
        </div>
      )}
      <div className={styles.sort}>
        {facets && facets.sorts.length > 0 && <SortSelect facets={facets} state={state} />}
        {!facets && !hasFailed && <Skeleton width="12rem" height="2.75rem" />}
      </div>
    </div>
  )
}
