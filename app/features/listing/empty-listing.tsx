import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import {
  clearRefinements,
  isRefined,
  toListingSearch,
  type ListingState,
} from '@/domain/listing-address'
import { ButtonLink } from '@/ui/button'
import { listingMessages as messages } from './listing.messages'
import styles from './listing.module.css'

/** Nothing is left by the refinements: one press brings it all back. */
export function EmptyListing({ state }: { state: ListingState }) {
  const { pathname } = useLocation()
  return (
    <div className={styles.empty}>
      <p>
        <FormattedMessage {...messages.empty} />
      </p>
      {isRefined(state) && (
        <ButtonLink
          to={`${pathname}${toListingSearch(clearRefinements(state))}`}
          variant="secondary"
        >
          <FormattedMessage {...messages.clear} />
        </ButtonLink>
      )}
    </div>
  )
}
