import type { Ref } from 'react'
import { FormattedMessage } from 'react-intl'
import { Skeleton } from '@/ui/skeleton'
import { CompareButton } from './compare/compare-button'
import { listingMessages as messages } from './listing.messages'
import styles from './listing.module.css'
import { PickupToggle } from './pickup-toggle'
import { SortSelect } from './sort-select'
import type { ListingData } from './use-listing'

interface ListingToolbarProps {
  listing: ListingData
  /** The element that takes the focus when the focused element disappears. */
  countRef: Ref<HTMLParagraphElement>
}

export function ListingToolbar({ listing, countRef }: ListingToolbarProps) {
  const { facets, hasFailed, pickup, state, total } = listing
  return (
    <div className={styles.toolbar}>
      <div className={styles.start}>
        <p ref={countRef} className="note" tabIndex={-1}>
          {total !== undefined && <FormattedMessage {...messages.count} values={{ total }} />}
          {total === undefined && !hasFailed && <Skeleton width="6rem" height="1.3rem" />}
        </p>
        {total !== undefined && total > 1 && <CompareButton />}
      </div>
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
