import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { toListingSearch, type ListingState } from '@/domain/listing-address'
import { growWindow, growWindowBack } from '@/domain/listing-window'
import { ButtonLink } from '@/ui/button'
import { listingMessages as messages } from './listing.messages'
import styles from './listing.module.css'

interface ListingPagerProps {
  direction: 'previous' | 'next'
  state: ListingState
  total?: number
  shown?: number
}

/** A link to the same list with more of it: works before any script, and can be shared (D1 §4). */
export function ListingPager({ direction, state, total = 0, shown = 0 }: ListingPagerProps) {
  const { pathname } = useLocation()
  const window =
    direction === 'next' ? growWindow(state.window, total) : growWindowBack(state.window)
  const isNext = direction === 'next'
  if (!window && !(isNext && total > 0)) return null
  return (
    <div className={styles.pager}>
      {isNext && (
        <p className={styles.shown} aria-live="polite">
          <FormattedMessage
            {...messages.shown}
            values={{ shown: state.window.start + shown, total }}
          />
        </p>
      )}
      {window && (
        <ButtonLink
          to={`${pathname}${toListingSearch({ ...state, window })}`}
          variant="secondary"
          replace
        >
          <FormattedMessage {...(isNext ? messages.loadMore : messages.loadPrevious)} />
        </ButtonLink>
      )}
    </div>
  )
}
