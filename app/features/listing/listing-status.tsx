import { FormattedMessage } from 'react-intl'
import { listingMessages as messages } from './listing.messages'
import type { ListingData } from './use-listing'

/**
 * Says how many products are shown, once they are there: after a filter, a sort, a 'Load more'. What
 * is written where they stand would be read from the middle of the page.
 */
export function ListingStatus({ listing }: { listing: ListingData }) {
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
