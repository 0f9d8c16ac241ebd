import { useId, type ReactNode, type Ref } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ProductTileData } from '@/commerce-client/product-tile.mapper'
import { isRefined } from '@/rules/listing-address'
import { LoadFailure } from '@/ui/load-failure'
import { ChosenRefinements } from './chosen-refinements'
import { EmptyListing } from './empty-listing'
import { ListingGrid, type InGridItem } from './listing-grid'
import { listingMessages as messages } from './listing.messages'
import styles from './listing.module.css'
import { ListingPager } from './listing-pager'
import { Refinements } from './refinements'
import type { ListingData } from './use-listing'
import { useFocusFallback } from './use-focus-fallback'
import { Skeleton } from '@/ui/skeleton'
import { CompareButton } from './compare/compare-button'
import { PickupToggle } from './pickup-toggle'
import { SortSelect } from './sort-select'

interface ListingToolbarProps {
  listing: ListingData
  /** The element that takes the focus when the focused element disappears. */
  countRef: Ref<HTMLParagraphElement>
}

function ListingToolbar({ listing, countRef }: ListingToolbarProps) {
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

interface ListingProps {
  listing: ListingData
  renderTile: (product: ProductTileData, index: number) => ReactNode
  renderSkeleton: () => ReactNode
  /** Refinements that the page offers elsewhere. */
  hiddenRefinements?: readonly string[]
  /** Content tiles among the products; not shown if the list is filtered. */
  inGrid?: readonly InGridItem[]
}

/** A list of products with filters and sorting (SRCH-044). Its whole state is in the URL. */
export function Listing({ listing, hiddenRefinements, inGrid = [], ...render }: ListingProps) {
  const id = useId()
  const { fallback, onFocus } = useFocusFallback<HTMLParagraphElement>()
  const { facets, hasFailed, isChanging, pendingCount, pickup, state, tiles, total } = listing
  const refinements = (facets?.refinements ?? []).filter(
    (refinement) => !hiddenRefinements?.includes(refinement.id),
  )
  const isNarrowed = isRefined(state) || pickup.shopId !== undefined
  const isEmpty = total !== undefined && tiles.length + pendingCount === 0 && !isChanging
  return (
    <div className={styles.layout} onFocus={onFocus}>
      <a
        className={styles.skip}
        href={`#${id}`}
        onClick={(event) => {
          event.preventDefault()
          document.getElementById(id)?.focus()
        }}
      >
        <FormattedMessage {...messages.skipToProducts} />
      </a>
      <Refinements
        refinements={refinements}
        state={state}
        isLoading={!facets && !hasFailed}
        total={isChanging ? undefined : total}
      />
      <section aria-labelledby={id} className={styles.results}>
        <h2 id={id} className="visually-hidden" tabIndex={-1}>
          <FormattedMessage {...messages.products} />
        </h2>
        <ListingToolbar listing={listing} countRef={fallback} />
        <ListingStatus listing={listing} />
        <ChosenRefinements refinements={refinements} state={state} />
        {isEmpty && !hasFailed && (
          <EmptyListing state={state} isBeyond={total > 0} pickup={pickup} />
        )}
        {!isEmpty && <ListingPager direction="previous" state={state} />}
        <ListingGrid listing={listing} inGrid={isNarrowed ? [] : inGrid} {...render} />
        {hasFailed && (
          <LoadFailure onRetry={listing.retry}>
            <FormattedMessage {...messages.failed} />
          </LoadFailure>
        )}
        <ListingPager direction="next" state={state} total={total} shown={tiles.length} />
      </section>
    </div>
  )
}

/**
 * Announces the number of products to screen readers after filtering, sorting or 'Load more'. The
 * visible count is not a live region, because it would be read while browsing the page.
 */
function ListingStatus({ listing }: { listing: ListingData }) {
  const { isChanging, pendingCount, tiles, total } = listing
  const isSettled = total !== undefined && !isChanging && pendingCount === 0
  return (
    <p role="status" className="visually-hidden">
      {isSettled && (
        <FormattedMessage {...messages.status} values={{ shown: tiles.length, total }} />
      )}
    </p>
  )
}
