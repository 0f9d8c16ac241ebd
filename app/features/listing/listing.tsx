import { useId, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ProductTileData } from '@/commerce-client/product-tile.mapper'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { ChosenRefinements } from './chosen-refinements'
import { EmptyListing } from './empty-listing'
import { listingMessages as messages } from './listing.messages'
import styles from './listing.module.css'
import { ListingPager } from './listing-pager'
import { ListingToolbar } from './listing-toolbar'
import { Refinements } from './refinements'
import type { ListingData } from './use-listing'

interface ListingProps {
  listing: ListingData
  renderTile: (product: ProductTileData, index: number) => ReactNode
  renderSkeleton: () => ReactNode
  /** Refinements the page offers in its own way. */
  hiddenRefinements?: readonly string[]
}

const SKELETONS = 12

/** Products with what narrows and orders them (D1 §2). Its whole state is the address. */
export function Listing({ listing, renderTile, renderSkeleton, ...options }: ListingProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const { facets, isChanging, pendingPages, state, tiles, total } = listing
  const refinements = (facets?.refinements ?? []).filter(
    ({ id }) => !options.hiddenRefinements?.includes(id),
  )
  const isEmpty = total === 0 && !isChanging
  return (
    <div className={styles.layout}>
      <Refinements refinements={refinements} state={state} isLoading={!facets} total={total} />
      <section aria-labelledby={id} className={styles.results}>
        <h2 id={id} className="visually-hidden">
          {formatMessage(messages.products)}
        </h2>
        <ListingToolbar total={total} facets={facets} state={state} />
        <ChosenRefinements refinements={refinements} state={state} />
        {isEmpty && <EmptyListing state={state} />}
        <ListingPager direction="previous" state={state} />
        <ul className={classNames(styles.grid, isChanging && styles.changing)}>
          {tiles.map((tile, index) => (
            <li key={tile.id}>{renderTile(tile, index)}</li>
          ))}
          {Array.from({ length: pendingPages * SKELETONS }, (_, index) => (
            <li key={`pending-${index}`}>{renderSkeleton()}</li>
          ))}
        </ul>
        {listing.hasFailed && (
          <Alert tone="error">
            <p>
              <FormattedMessage {...messages.failed} />
            </p>
            <Button variant="quiet" size="sm" onClick={listing.retry}>
              <FormattedMessage {...messages.retry} />
            </Button>
          </Alert>
        )}
        <ListingPager direction="next" state={state} total={total} shown={tiles.length} />
      </section>
    </div>
  )
}
