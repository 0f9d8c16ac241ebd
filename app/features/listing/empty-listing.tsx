import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import {
  clearRefinements,
  isRefined,
  restartListing,
  toListingSearch,
  type ListingState,
} from '@/rules/listing-address'
import { Button, ButtonLink } from '@/ui/button'
import { listingMessages as messages } from './listing.messages'
import styles from './listing.module.css'
import type { PickupSearch } from './use-pickup-search'

interface EmptyListingProps {
  state: ListingState
  /** `true` if there are products, but the URL's offset is beyond the last one. */
  isBeyond: boolean
  pickup: PickupSearch
}

/** Shown if no product matches the filters; links remove the filters. */
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
