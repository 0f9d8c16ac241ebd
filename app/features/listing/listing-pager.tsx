import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { toListingSearch, type ListingState } from '@/rules/listing-address'
import { growWindow, growWindowBack } from '@/rules/listing-window'
import { ButtonLink } from '@/ui/button'
import { listingMessages as messages } from './listing.messages'
import styles from './listing.module.css'
import { useFocusFallback } from './use-focus-fallback'

interface ListingPagerProps {
  direction: 'previous' | 'next'
  state: ListingState
  total?: number
  shown?: number
}

/**
 * A link to the same list with more products. It works without scripts and can be shared (PLP-010).
 */
export function ListingPager({ direction, state, total = 0, shown = 0 }: ListingPagerProps) {
  const { pathname } = useLocation()
  const { fallback, onFocus } = useFocusFallback<HTMLParagraphElement>()
  const isNext = direction === 'next'
  const window = isNext ? growWindow(state.window, total) : growWindowBack(state.window)
  if (!window && !(isNext && shown > 0)) return null
  const { start } = state.window
  return (
    <div className={styles.pager} onFocus={onFocus}>
      {isNext && (
        <p ref={fallback} className="note" tabIndex={-1}>
          <FormattedMessage
            {...(start > 0 ? messages.shownFrom : messages.shown)}
            values={{ first: start + 1, shown: start + shown, total }}
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
