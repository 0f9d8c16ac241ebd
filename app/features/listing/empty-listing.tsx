import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import {
  clearRefinements,
  isRefined,
  restartListing,
  toListingSearch,
  type ListingState,
} from '@/domain/listing-address'
import { Button, ButtonLink } from '@/ui/button'
import { listingMessages as messages } from './listing.messages'
import styles from './listing.module.css'
import type { PickupSearch } from './use-pickup-search'

interface EmptyListingProps {
  state: ListingState
  /** There are products, but not as far on as the address begins. */
  isBeyond: boolean
  pickup: PickupSearch
}

/** Nothing is left by what narrows the list: one click brings it all back. */
export function EmptyListing({ state, isBeyond, pickup }: EmptyListingProps) {
  const { pathname } = useLocation()
  const linkTo = (next: ListingState) => `${pathname}${toListingSearch(next)}`
  if (isBeyond) {
    return (
      <div className={styles.empty}>
        <p>
          <FormattedMessage {...messages.beyond} />
        </p>
        <ButtonLink to={linkTo(restartListing(state))} variant="secondary" replace>
          <FormattedMessage {...messages.toStart} />
        </ButtonLink>
      </div>
    )
  }
  return (
    <div className={styles.empty}>
      <p>
        <FormattedMessage
          {...(pickup.shopId ? messages.emptyPickup : messages.empty)}
          values={{ shop: pickup.shop?.name }}
        />
      </p>
      {isRefined(state) && (
        <ButtonLink to={linkTo(clearRefinements(state))} variant="secondary">
          <FormattedMessage {...messages.clear} />
        </ButtonLink>
      )}
      {pickup.shopId && (
        <Button variant="secondary" onClick={() => pickup.set(false)}>
          <FormattedMessage {...messages.showAll} />
        </Button>
      )}
    </div>
  )
}
